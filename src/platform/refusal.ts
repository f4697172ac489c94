// Refusals: errors that the client can act on. Every other error is a fault, and the client learns nothing of it.
import * as v from 'valibot';

/** The body of every answer that is not a success, on every API (contract 1.5). */
export const envelope = v.object({
	code: v.string(),
	message: v.string(),
	httpStatus: v.number(),
	/** True, or the code for OAuth errors, where OAuth clients look for it. */
	error: v.union([v.literal(true), v.string()]),
	/** Short names of what is wrong with the input, for refusals that have several causes. */
	reasons: v.optional(v.array(v.string())),
});
export type Envelope = v.InferOutput<typeof envelope>;

export type Headers = Readonly<Record<string, string>>;

/** Code → HTTP status, message for the client, and headers that the status requires (`Allow` for 405). */
export type Catalogue = Readonly<Record<string, readonly [httpStatus: number, message: string, headers?: Headers]>>;

/** An error that the client can act on; the HTTP server sends it as an `Envelope`. */
export class Refusal extends Error {
	override readonly name = 'Refusal';
	readonly code: string;
	readonly httpStatus: number;
	readonly headers: Headers;
	readonly reasons: readonly string[];

	constructor(code: string, [httpStatus, message, headers = {}]: Catalogue[string], reasons: readonly string[] = []) {
		super(message);
		this.code = code;
		this.httpStatus = httpStatus;
		this.headers = headers;
		this.reasons = reasons;
	}
}

/** Details that one request adds to a refusal: a more specific message, or headers such as `Retry-After`. */
type RefusalDetails = { readonly message?: string; readonly headers?: Headers };

/** The function that throws the refusals of a catalogue. */
export type Refuse<C extends Catalogue> = {
	/** Throws the refusal. */
	(code: keyof C & string, details?: RefusalDetails): never;
	/** Returns the refusal, for code that cannot throw it. */
	of(code: keyof C & string, details?: RefusalDetails): Refusal;
};

/**
 * Declares the refusals of a module. An unknown code does not compile:
 * `export const refuse = refusals({ 'story-not-found': [404, 'There is no such story.'] })`.
 */
export function refusals<const C extends Catalogue>(catalogue: C): Refuse<C> {
	const of: Refuse<C>['of'] = (code, { message, headers } = {}) => {
		const [httpStatus, text, ownHeaders] = catalogue[code] ?? [500, code];
		return new Refusal(code, [httpStatus, message ?? text, { ...ownHeaders, ...headers }]);
	};
	const refuse = (code: keyof C & string, details?: RefusalDetails): never => {
		throw of(code, details);
	};
	return Object.assign(refuse, { of });
}

/** Only the error codes of OAuth (RFC 6749, 5.2, and RFC 6750, 3.1) have underscores. */
const isOauth = (code: string): boolean => /^(?:invalid|unsupported|insufficient)_[a-z_]+$/.test(code);

/** The body of the response to a refusal. */
export function envelopeOf({ code, message, httpStatus, reasons }: Refusal): Envelope {
	const error = isOauth(code) ? code : true;
	return { code, message, httpStatus, error, ...(reasons.length > 0 && { reasons: [...reasons] }) };
}
