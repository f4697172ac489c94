import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { EndpointName, Endpoints } from '#identity/contract';

/** A request that posts a form, and its answer: whoever takes the call may set cookies there. */
export type PostedForm = { readonly request: FastifyRequest; readonly reply: FastifyReply };

type Sent = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** The answer of a call of the identity service. */
export type Answer<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['gives']>;

/** The identity service as forms reach it, in this process; the session of the reader lies in cookies (decision 12). */
export type AccountCalls = {
	/** Throws what the service refuses. */
	call<Name extends EndpointName>(name: Name, form: PostedForm, sent: Sent): Promise<Answer<Name>>;
	hasSession(request: Pick<FastifyRequest, 'headers'>): boolean;
};
