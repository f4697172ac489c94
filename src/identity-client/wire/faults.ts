import * as v from 'valibot';

const apiError = v.looseObject({ code: v.union([v.string(), v.number()]), message: v.string(), httpStatus: v.optional(v.number()) });

/** What the service refused, as it came (API-05). */
export type ApiError = v.InferOutput<typeof apiError>;

export function isApiError(thrown: unknown): thrown is ApiError {
	return !(thrown instanceof Error) && v.is(apiError, thrown);
}

/** The service was not reached, or did not answer in time. */
export class NetworkFault extends Error {
	override readonly name = 'NetworkFault';
}

/** The service answered something that it never promised. */
export class AnswerFault extends Error {
	override readonly name = 'AnswerFault';
}

/** What the client refuses by itself (LOC). */
export class LocalError extends Error {
	override readonly name = 'LocalError';
}

/** Statuses with which a refresh is refused for good; with any other the service may be in trouble (T09). */
const definite: ReadonlySet<unknown> = new Set([400, 401, 403, 422]);

/** Whether a refresh that failed has ended the session. */
export function endsSession(thrown: unknown): boolean {
	return isApiError(thrown) && typeof thrown.code === 'string' && definite.has(thrown.httpStatus);
}
