// Answers calls: each row of the contract's table has a handler, and its caller is identified and let in or refused here.
import type * as v from 'valibot';
import { checkOutput, parseInput } from '#platform/route-schemas';
import type { Call, ReaderCall } from '../call.ts';
import type { Endpoint, EndpointName, Endpoints } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { findReader } from '../sessions/find-reader.ts';
import { requireFreshSignIn } from '../sessions/require-fresh-sign-in.ts';
import { type FindBrand, type RequestContext, readCall } from './read-call.ts';

/** The function behind a row: it gets the checked input and the request it came with. */
type Command<Row extends Endpoint, RowCall extends Call> = (
	deps: IdentityDeps,
	call: RowCall,
	input: v.InferOutput<Row['takes']> & RequestContext,
) => Promise<v.InferInput<Row['gives']>>;

/** The unchecked input of a call. */
export type CallInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** A call whose caller is known and whose input is not checked yet. */
type IdentifiedCall = { readonly call: Call; readonly context: RequestContext; readonly input: Required<CallInput> };

/** A row of the table with its command. `answer` checks input and answer by the schemas of the row. */
export type EndpointHandler<Row extends Endpoint = Endpoint> = {
	readonly row: Row;
	readonly answer: (deps: IdentityDeps, identified: IdentifiedCall) => Promise<unknown>;
};

/** One handler per row: a row without a handler, or with that of another row, does not compile. */
export type Handlers = { readonly [Name in EndpointName]: EndpointHandler<Endpoints[Name]> };

/** The handler of a row that anybody may call. */
export function forAnyone<const Row extends Endpoint & { readonly auth: 'none' | 'optional' }>(
	row: Row,
	command: Command<Row, Call>,
): EndpointHandler<Row> {
	return handlerOf(row, command);
}

/** The handler of a row that only readers may call. */
export function forReader<const Row extends Endpoint & { readonly auth: 'reader' | 'fresh' }>(
	row: Row,
	command: Command<Row, ReaderCall>,
): EndpointHandler<Row> {
	return handlerOf(row, (deps, call, input) => command(deps, { ...call, reader: call.reader ?? refuse('access-denied') }, input));
}

function handlerOf<const Row extends Endpoint>(row: Row, command: Command<Row, Call>): EndpointHandler<Row> {
	return {
		row,
		answer: async (deps, { call, context, input }) => {
			const checked = Object.assign(parseInput(row.takes, input), context);
			const answering = () => command(deps, call, checked);
			return checkOutput(row.gives, await (isPadded(row, call) ? deps.padResponseTime(answering) : answering()));
		},
	};
}

const isPadded = ({ padsResponseTime }: Endpoint, { brand }: Call): boolean =>
	padsResponseTime === 'always' || (padsResponseTime === 'if-protected' && brand.accounts.protectsAgainstEnumeration);

/** What routes need to answer calls. */
export type RouteDeps = { readonly deps: IdentityDeps; readonly findBrand: FindBrand; readonly handlers: Handlers };

type CallRequest = {
	readonly context: RequestContext;
	/** The input, or a function that reads it after the caller was identified. */
	readonly input: CallInput | (() => Promise<CallInput>);
};

/** Answers a call of the table: identifies the caller, then checks the input, then runs the row's command and checks its answer. */
export async function answerCall(routeDeps: RouteDeps, handler: EndpointHandler, { context, input }: CallRequest): Promise<unknown> {
	const call = await identifyCaller(routeDeps, handler.row, context);
	const { params = {}, query = {}, body } = typeof input === 'function' ? await input() : input;
	return handler.answer(routeDeps.deps, { call, context, input: { params, query, body } });
}

/** The call with its reader, if the row asks for one. Staff who act for a reader may read and not change (T15). */
async function identifyCaller({ deps, findBrand }: RouteDeps, row: Endpoint, { request, authorization }: RequestContext): Promise<Call> {
	const call = readCall(findBrand, request);
	if (row.auth === 'none') return call;
	const reader = await findReader(deps, call, authorization);
	if (!reader) return row.auth === 'optional' ? call : refuse('access-denied');
	if (reader.client && !row.forClients) refuse('beyond-scope');
	if (reader.impersonator !== undefined && (row.method !== 'GET' || row.changes)) refuse('read-only-session');
	const known = { ...call, reader };
	if (row.auth === 'fresh') requireFreshSignIn(deps, known);
	return known;
}
