import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { EndpointName, Endpoints } from '#identity/contract';

/** A request that posts a form, and the reply to it: a call of the identity service may set cookies on the reply. */
export type FormRequest = { readonly request: FastifyRequest; readonly reply: FastifyReply };

export type CallInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** The answer of a call of the identity service. */
export type Answer<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['gives']>;

/** The identity service, called in this process. The session comes from the request's cookies (decision 12). */
export type AccountCalls = {
	/** Throws the service's refusal. */
	call<Name extends EndpointName>(name: Name, form: FormRequest, input: CallInput): Promise<Answer<Name>>;
	hasSession(request: Pick<FastifyRequest, 'headers'>): boolean;
};
