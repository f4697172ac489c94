import * as v from 'valibot';
import { checkOutput, parseInput } from '#platform/route-schemas';
import type { Call } from '../call.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { findReader } from '../sessions/find-reader.ts';
import { requireFreshSignIn } from '../sessions/require-fresh-sign-in.ts';
import type { AnyHandler, Handlers } from './handlers.ts';
import { type FindBrand, readCall } from './read-call.ts';
import type { RequestContext } from './request-context.ts';

export type RouteDeps = { readonly deps: IdentityDeps; readonly findBrand: FindBrand; readonly handlers: Handlers };

/** What a call brings, not checked yet. */
export type CallInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

type CallToAnswer = {
	readonly row: Endpoint;
	readonly handler: AnyHandler;
	readonly context: RequestContext;
	readonly input: CallInput | (() => Promise<CallInput>);
};

/** Answers a call of the table: who calls is found first, then what is sent is checked, then the row's command answers. */
export async function answerCall(serving: RouteDeps, { row, handler, context: asked, input: sent }: CallToAnswer): Promise<unknown> {
	const call = await identifyCaller(serving, row, asked);
	const { params, query, body } = parseInput(inputSchema(row), withDefaults(typeof sent === 'function' ? await sent() : sent));
	const answering = () => handler(serving.deps, call, { params, query, body, ...asked });
	return checkOutput(row.gives, await (isPadded(row, call) ? serving.deps.padResponseTime(answering) : answering()));
}

const isPadded = (row: Endpoint, { brand }: Call): boolean =>
	row.padsResponseTime === 'always' || (row.padsResponseTime === 'if-protected' && brand.accounts.protectsAgainstEnumeration);

const withDefaults = ({ params = {}, query = {}, body }: CallInput) => ({ params, query, body });

const ignored = v.pipe(
	v.unknown(),
	v.transform(() => undefined),
);

function inputSchema({ params, query, body }: Endpoint) {
	return v.object({ params: params ?? ignored, query: query ?? ignored, body: body ?? ignored });
}

/** The call with its reader, when the row asks for one. Staff who act for a reader may look and not change (T15). */
async function identifyCaller({ deps, findBrand }: RouteDeps, row: Endpoint, { request, authorization }: RequestContext): Promise<Call> {
	const call = readCall(findBrand, request);
	if (row.auth === 'none') return call;
	const reader = await findReader(deps, call, authorization);
	if (!reader) return row.auth === 'optional' ? call : refuse('access-denied');
	if (reader.impersonator !== undefined && (row.method !== 'GET' || row.changes)) refuse('read-only-session');
	const known = { ...call, reader };
	if (row.auth === 'fresh') requireFreshSignIn(deps, known);
	return known;
}
