import * as v from 'valibot';
import type { IdentityRefusal, RefusalCode } from '#identity/contract';

const apiError = v.looseObject({ code: v.union([v.string(), v.number()]), message: v.string(), httpStatus: v.optional(v.number()) });

/** The body of a refusal, unchanged (API-05). */
export type ApiError = v.InferOutput<typeof apiError>;

export function isApiError(thrown: unknown): thrown is ApiError {
	return !(thrown instanceof Error) && v.is(apiError, thrown);
}

/** Whether a call threw the refusal with this code; see `refusal-codes.ts`. */
export const isRefusal = (thrown: unknown, code: RefusalCode<IdentityRefusal>): boolean => isApiError(thrown) && thrown.code === code;

/** The service could not be reached, or did not answer in time. */
export class NetworkFault extends Error {
	override readonly name = 'NetworkFault';
}

/** The service answered with a body that does not fit the contract. */
export class AnswerFault extends Error {
	override readonly name = 'AnswerFault';
}

/** A refusal of the client itself, before or after a call (LOC-01 to LOC-11). */
export class LocalError extends Error {
	override readonly name = 'LocalError';
}

const sessionMissing = 'Missing or invalid jwt';

/** The error of a call that needs a session when there is none (LOC-04). */
export const noSession = (): LocalError => new LocalError(sessionMissing);

/** The error of a call that was under way when the reader signed out. */
export class SignedOut extends LocalError {
	constructor() {
		super(sessionMissing);
	}
}

// With any other status the service may be in trouble, and the session is kept (T09).
const finalStatuses: ReadonlySet<unknown> = new Set([400, 401, 403, 422]);

/** Whether a failed refresh means that the session is over. */
export function endsSession(thrown: unknown): boolean {
	return isApiError(thrown) && typeof thrown.code === 'string' && finalStatuses.has(thrown.httpStatus);
}
