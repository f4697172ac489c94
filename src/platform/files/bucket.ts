// Runs commands on an S3 bucket, with time limits and a circuit breaker.
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/s3-settings.ts';
import { CircuitBreaker } from '../outbound-http/circuit-breaker.ts';
import { traceBucket } from '../tracing/trace-bucket.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { Unavailable } from '../unavailable.ts';
import { StorageFull } from './storage-full.ts';

/** Work with the store. It must stop when the signal aborts. */
type Work<Result> = (client: S3Client, signal: AbortSignal) => Promise<Result>;

/** Time (ms) to connect, and time without a byte after which a connection is given up. */
const connectionMs = 1_000;
const silenceMs = 10_000;

/** Time (ms) after which a store that failed five times in a row is tried again. */
const pauseMs = 5_000;

/** Seconds after which a client should try again. */
const retryAfterSeconds = 5;

/** Codes with which stores say that they are full; 507 says it too. */
const fullCodes: readonly string[] = ['QuotaExceeded', 'EntityTooLarge', 'XMinioStorageFull', 'InsufficientStorage'];

/** An S3 bucket. After five failures in a row, one try in five seconds is allowed; all other work fails at once (X06). */
export class Bucket {
	readonly name: string;
	readonly #client: S3Client;
	readonly #breaker = new CircuitBreaker({ pauseMs });

	constructor({ url, region, keys }: S3Settings, tracing?: Pick<Tracing, 'step'>) {
		this.name = decodeURIComponent(url.pathname.slice(1));
		this.#client = new S3Client({
			endpoint: url.origin,
			region,
			forcePathStyle: true,
			// Stores other than Amazon's do not know the checksums that the client adds by default.
			requestChecksumCalculation: 'WHEN_REQUIRED',
			responseChecksumValidation: 'WHEN_REQUIRED',
			maxAttempts: 2,
			requestHandler: { connectionTimeout: connectionMs, socketTimeout: silenceMs },
			...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret.reveal() } }),
		});
		if (tracing) traceBucket(this.#client, tracing);
	}

	/**
	 * Runs work for at most `limitMs`; reading a body that it returns may take longer. Resolves to undefined when the store has no such file.
	 * Throws `Unavailable` or `StorageFull`.
	 */
	async run<Result>(limitMs: number, work: Work<Result>): Promise<Result | undefined> {
		if (!this.#breaker.mayTry()) throw new Unavailable('the file store did not answer before', { retryAfterSeconds });
		const stop = new AbortController();
		const timer = setTimeout(() => stop.abort(), limitMs);
		try {
			const result = await work(this.#client, stop.signal);
			this.#breaker.succeeded();
			return result;
		} catch (error) {
			return this.#undefinedIfMissing(error);
		} finally {
			clearTimeout(timer);
		}
	}

	/** Returns undefined for a file that the store does not have, and throws for every other error. An answer below 500 is no failure of the store. */
	#undefinedIfMissing(error: unknown): undefined {
		const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
		if (status > 0 && status < 500) this.#breaker.succeeded();
		else this.#breaker.failed();
		const code = error instanceof Error ? error.name : '';
		if (status === 404 && code !== 'NoSuchBucket') return undefined;
		if (status === 507 || fullCodes.includes(code)) throw new StorageFull('the file store is full', { cause: error });
		throw new Unavailable(`the file store ${wordsFor(status, code)}`, { cause: error, retryAfterSeconds });
	}
}

function wordsFor(status: number, code: string): string {
	if (code === 'NoSuchBucket') return 'has no such bucket: look at S3_URL';
	if (status === 401 || status === 403)
		return `refuses the key (${code}): look at S3_ACCESS_KEY, S3_SECRET_KEY and the rights of the bucket`;
	return status === 0 ? 'does not answer' : `answers ${status} (${code})`;
}
