// The calls of the identity API for forms that are posted without a script (decision 12).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { EmailLink, EndpointName, Endpoints, SeenLink } from '#identity/contract';

/** A request for an account page, which may post a form, and its reply, on which a call may set cookies. */
export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** The unchecked input of a call. */
export type CallInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** The answer of a call of the identity service. */
export type Answer<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['gives']>;

/** The same type as in `src/identity/routes/form-calls.ts`: `src/app.ts` joins them, since the site may import only the contract. */
export type FormCalls = {
	/** Throws the service's refusal. */
	call<Name extends EndpointName>(name: Name, exchange: Exchange, input: CallInput): Promise<Answer<Name>>;
	hasSession(request: Pick<FastifyRequest, 'headers'>): boolean;
	/** Whether the link of an email works, does not, or has verified its address before. Looking changes nothing (R07). */
	checkLink(request: FastifyRequest, link: EmailLink): Promise<SeenLink>;
};
