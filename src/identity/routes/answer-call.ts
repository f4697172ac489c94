import type { Call } from '../call.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { findReader } from '../sessions/find-reader.ts';
import { requireFreshSignIn } from '../sessions/require-fresh-sign-in.ts';
import type { EndpointHandler, Handlers } from './handler.ts';
import { type FindBrand, readCall } from './read-call.ts';
import type { RequestContext } from './request-context.ts';

/** What routes need to answer calls. */
export type RouteDeps = { readonly deps: IdentityDeps; readonly findBrand: FindBrand; readonly handlers: Handlers };

/** The unchecked input of a call. */
export type CallInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

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
