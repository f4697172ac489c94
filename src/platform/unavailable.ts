/**
 * A fault that passes by itself: something this program needs is down, slow or busy. Answered as 503 with `Retry-After`
 * and never with its cause, which is logged.
 */
export class Unavailable extends Error {
	override readonly name: string = 'Unavailable';
	readonly retryAfterSeconds: number;

	constructor(message: string, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
		super(message, { cause: options.cause });
		this.retryAfterSeconds = options.retryAfterSeconds ?? 2;
	}
}
