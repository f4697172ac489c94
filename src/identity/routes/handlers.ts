import type { EndpointName, Endpoints, Given, Taken } from '../contract/endpoints.ts';
import type { Call, IdentityParts, ReaderCall } from '../identity-parts.ts';
import type { Asked } from './asked.ts';

/** Rows whose reader is known before their handler runs. */
type CallFor<Name extends EndpointName> = Endpoints[Name]['auth'] extends 'reader' | 'fresh' ? ReaderCall : Call;

/** The command behind a row of the table. */
type Handler<Name extends EndpointName> = {
	answer(parts: IdentityParts, call: CallFor<Name>, taken: Taken<Name> & Asked): Promise<Given<Name>>;
}['answer'];

/** A handler of any row, for whoever checked that it gets what its row takes. */
export type AnyHandler = {
	answer(parts: IdentityParts, call: Call, taken: { params: unknown; query: unknown; body: unknown } & Asked): Promise<unknown>;
}['answer'];

/** Every row has its handler; one that is missing does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
