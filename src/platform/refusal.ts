// Refusals: answers that whoever asked can act on. All else that goes wrong is a fault, and tells nothing.
import * as v from 'valibot';

/** The body of every answer that is not a success, on every API (contract 1.5). */
export const envelope = v.object({
	code: v.string(),
	message: v.string(),
	httpStatus: v.number(),
	/** True, or the code again where clients of OAuth look for it. */
	error: v.union([v.literal(true), v.string()]),
	/** What it is about the input, each as a short name; for refusals that have several causes. */
	reasons: v.optional(v.array(v.string())),
});
export type Envelope = v.InferOutput<typeof envelope>;

export type Headers = Readonly<Record<string, string>>;

/** Code → HTTP status, text for who calls, and headers where the status asks for some (`Allow` of a 405). */
export type Catalogue = Readonly<Record<string, readonly [httpStatus: number, message: string, headers?: Headers]>>;

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

/** What one request may add: a text that says more, or headers such as `Retry-After`. */
type RefusalDetails = { readonly message?: string; readonly headers?: Headers };

export type Refuse<C extends Catalogue> = {
	/** Throws the refusal. */
	(code: keyof C & string, details?: RefusalDetails): never;
	/** Gives the refusal, for where nothing can be thrown. */
	of(code: keyof C & string, details?: RefusalDetails): Refusal;
};

/**
 * Declares the refusals of a module, each once; a code that is not among them does not compile:
 * `export const refuse = refusals({ 'story-not-found': [404, 'There is no such story.'] })`.
 */
export function refusals<const C extends Catalogue>(catalogue: C): Refuse<C> {
	const of: Refuse<C>['of'] = (code, { message, headers } = {}) => {
		const [httpStatus, text, always] = catalogue[code] ?? [500, code];
		return new Refusal(code, [httpStatus, message ?? text, { ...always, ...headers }]);
	};
	const refuse = (code: keyof C & string, details?: RefusalDetails): never => {
		throw of(code, details);
	};
	return Object.assign(refuse, { of });
}

/** Codes of OAuth (RFC 6749, 5.2) have underscores as no other does. */
const isOauth = (code: string): boolean => /^(?:invalid|unsupported)_[a-z_]+$/.test(code);

export function envelopeOf({ code, message, httpStatus, reasons }: Refusal): Envelope {
	const error = isOauth(code) ? code : true;
	return { code, message, httpStatus, error, ...(reasons.length > 0 && { reasons: [...reasons] }) };
}
