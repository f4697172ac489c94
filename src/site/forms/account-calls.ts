import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { EndpointName, Endpoints } from '#identity/contract';
import type { LinkState } from '../islands/account/link-state.ts';

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
	/** Whether the link of an email works, does not, or has verified its address before. Looking changes nothing (R07). */
	linkState(request: FastifyRequest, link: OpenedLink): Promise<LinkState>;
};

/** The link of an email: what it does, and its secret. */
export type OpenedLink = { readonly kind: 'verify-email' | 'reset-password' | 'sign-in' | 'delete-account'; readonly nonce: string };
