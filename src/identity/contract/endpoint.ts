import type * as v from 'valibot';
import type { IdentityRefusal } from './refusals.ts';

/**
 * What a call asks of its `Authorization` header: `none` does not look at it, `optional` takes a session when a good one is sent,
 * `reader` needs one, and `fresh` needs one whose reader proved who she is within the last 60 minutes (LIM-01).
 */
export type Auth = 'none' | 'optional' | 'reader' | 'fresh';

type InputParts = { readonly params?: v.GenericSchema; readonly query?: v.GenericSchema; readonly body?: v.GenericSchema };

/** A call of the service. The same row checks the request, the answer, the client's side and the documentation. */
export type Endpoint = {
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** As Fastify takes it. */
	readonly path: `/identity/public/${'v1' | 'v2'}/${string}`;
	readonly does: string;
	readonly auth: Auth;
	/** A GET that is no mere look: staff who act for a reader may not call it (T15), nor a browser that looks ahead (R07). */
	readonly changes?: true;
	/**
	 * Pads the response time, so that neither the answer nor its time shows whether an e-mail has an account (A04): always, or only on brands
	 * with `protectsAgainstEnumeration`.
	 */
	readonly padsResponseTime?: 'always' | 'if-protected';
	/** An outage is answered so that clients of the contract keep the session (T09). */
	readonly keepsSession?: true;
	/** The body is a form, multipart or urlencoded. */
	readonly form?: true;
	/** Schema of `{ params, query, body }`, with the parts that the call takes; whatever else a request brings is ignored. */
	readonly takes: v.GenericSchema<unknown, object> & { readonly entries: InputParts };
	readonly gives: v.GenericSchema;
	/** What it refuses beyond input that does not fit, a missing session and too many attempts. */
	readonly refuses: readonly IdentityRefusal[];
};

/** The two versions of the contract. */
export const v1 = '/identity/public/v1';
export const v2 = '/identity/public/v2';
