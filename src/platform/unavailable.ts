/**
 * An outage: a service that this program needs is down, slow or busy. The HTTP server answers 503 with `Retry-After`. It logs the cause and
 * never sends it.
 */
export class Unavailable extends Error {
	override readonly name: string = 'Unavailable';
	readonly retryAfterSeconds: number;

	constructor(message: string, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
		super(message, { cause: options.cause });
		this.retryAfterSeconds = options.retryAfterSeconds ?? 2;
	}
}
