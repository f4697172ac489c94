import type { Call, ReaderCall } from '../call.ts';
import type { EndpointName, Endpoints, Given, Taken } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { RequestContext } from './request-context.ts';

/** Rows whose reader is known before their handler runs. */
type CallFor<Name extends EndpointName> = Endpoints[Name]['auth'] extends 'reader' | 'fresh' ? ReaderCall : Call;

/** The command behind a row of the table. */
type Handler<Name extends EndpointName> = {
	answer(deps: IdentityDeps, call: CallFor<Name>, taken: Taken<Name> & RequestContext): Promise<Given<Name>>;
}['answer'];

/** A handler of any row, for whoever checked that it gets what its row takes. */
export type AnyHandler = {
	answer(deps: IdentityDeps, call: Call, taken: { params: unknown; query: unknown; body: unknown } & RequestContext): Promise<unknown>;
}['answer'];

/** Every row has its handler; one that is missing does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
