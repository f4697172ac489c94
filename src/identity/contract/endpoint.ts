import type * as v from 'valibot';
import type { IdentityRefusal } from './refusals.ts';

/**
 * How an endpoint uses its `Authorization` header: `none` ignores it, `optional` uses a valid session if there is one, `reader` requires
 * one, and `fresh` requires one with a sign-in within the last 60 minutes (LIM-01).
 */
export type Auth = 'none' | 'optional' | 'reader' | 'fresh';

type InputParts = { readonly params?: v.GenericSchema; readonly query?: v.GenericSchema; readonly body?: v.GenericSchema };

/** A row of the table of endpoints (`endpoints/`). Routes, the browser's client and the documentation are made from it. */
export type Endpoint = {
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** In the syntax of Fastify: `/sessions/:id`. */
	readonly path: `/identity/public/${'v1' | 'v2'}/${string}`;
	/** For the documentation: one sentence on what the endpoint does, then the ids of the requirements. */
	readonly does: string;
	readonly auth: Auth;
	/** Takes the tokens of clients too, and answers within their scopes. Every other endpoint refuses them. */
	readonly forClients?: true;
	/** A GET that changes something: staff who act for a reader may not call it (T15), nor a browser that prefetches (R07). */
	readonly changes?: true;
	/**
	 * Pads the response time, so that neither the answer nor its time shows whether an address has an account (A04): always, or only on brands
	 * with `protectsAgainstEnumeration`.
	 */
	readonly padsResponseTime?: 'always' | 'if-protected';
	/** Answers an outage in a way that lets clients of the contract keep the session (T09). */
	readonly keepsSession?: true;
	/** The body is a form, multipart or urlencoded. */
	readonly form?: true;
	/** Schema of `{ params, query, body }`, with the parts that the endpoint takes; whatever else a request brings is ignored. */
	readonly takes: v.GenericSchema<unknown, object> & { readonly entries: InputParts };
	readonly gives: v.GenericSchema;
	/** Its refusals, besides those for invalid input, a missing session and too many attempts. */
	readonly refuses: readonly IdentityRefusal[];
};

/** Path prefixes of the two versions of the contract. */
export const v1 = '/identity/public/v1';
export const v2 = '/identity/public/v2';
