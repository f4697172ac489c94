import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { FromPglite, PgliteStart, ToPglite } from './pglite-messages.ts';

type Waiting = {
	readonly resolve: (bytes: Uint8Array) => void;
	readonly reject: (error: Error) => void;
	readonly limit: NodeJS.Timeout | undefined;
};

export type PgliteEngineOptions = PgliteStart & { readonly timeLimitMs: number; readonly log: Log };

/** The worker thread that PGlite runs in, and the watchdog that starts it again when a query runs too long or it dies. */
export class PgliteEngine {
	readonly #options: PgliteEngineOptions;
	#worker: Worker | undefined;
	#ready: Promise<void>;
	#waiting: Waiting[] = [];
	#closed = false;
	#unhurried = 0;

	private constructor(options: PgliteEngineOptions) {
		this.#options = options;
		this.#ready = this.#boot();
	}

	/** Fails when the database cannot be opened at all, such as for a directory that may not be written. */
	static async start(options: PgliteEngineOptions): Promise<PgliteEngine> {
		const engine = new PgliteEngine(options);
		await engine.#ready;
		return engine;
	}

	/** Leaves nothing of the session before: no open transaction, no setting, no LISTEN. */
	async freshSession(): Promise<void> {
		await this.#ready;
		await this.#ask({ kind: 'fresh-session' });
	}

	/** Sends bytes of the wire protocol and gives those of the answer. */
	exchange(bytes: Uint8Array): Promise<Uint8Array> {
		return this.#ask({ kind: 'bytes', bytes });
	}

	/** Copies the database as it is now into a directory that is not there yet. */
	async copyTo(directory: string): Promise<void> {
		await this.unhurried(() => this.#ask({ kind: 'copy', to: directory }));
	}

	/** The watchdog sleeps while this work runs: migrations may take their time. */
	async unhurried<T>(work: () => Promise<T>): Promise<T> {
		this.#unhurried++;
		try {
			return await work();
		} finally {
			this.#unhurried--;
		}
	}

	async close(): Promise<void> {
		this.#closed = true;
		await this.#ready.catch(() => undefined);
		if (this.#worker) await this.#ask({ kind: 'close' });
		await this.#worker?.terminate();
	}

	#boot(): Promise<void> {
		const start: PgliteStart = { dataDir: this.#options.dataDir };
		// No flags of the process: some, such as --eval's, end a thread.
		const worker = new Worker(workerAddress(), { workerData: start, execArgv: [] });
		return new Promise((resolve, reject) => {
			worker.on('message', (message: FromPglite) => {
				if (message.kind !== 'ready') return this.#settle(message);
				this.#worker = worker;
				resolve();
			});
			worker.on('error', reject);
			worker.once('exit', () => {
				reject(new Error('PGlite ended before it was ready'));
				if (this.#worker === worker) this.#restart(new DatabaseUnavailable('down'));
			});
		});
	}

	#ask(message: ToPglite): Promise<Uint8Array> {
		const worker = this.#worker;
		if (!worker) return Promise.reject(new DatabaseUnavailable('down'));
		return new Promise((resolve, reject) => {
			this.#waiting.push({ resolve, reject, limit: this.#watch() });
			worker.postMessage(message);
		});
	}

	#watch(): NodeJS.Timeout | undefined {
		if (this.#unhurried > 0) return undefined;
		return setTimeout(() => {
			this.#options.log.error({ timeLimitMs: this.#options.timeLimitMs }, 'a query ran too long; the database starts again');
			this.#restart(new DatabaseUnavailable('slow'));
		}, this.#options.timeLimitMs);
	}

	#settle(message: Exclude<FromPglite, { kind: 'ready' }>): void {
		const first = this.#waiting.shift();
		clearTimeout(first?.limit);
		if (message.kind === 'answer') first?.resolve(message.bytes);
		else first?.reject(new Error(message.reason));
	}

	#restart(reason: DatabaseUnavailable): void {
		const worker = this.#worker;
		this.#worker = undefined;
		for (const waiting of this.#waiting.splice(0)) {
			clearTimeout(waiting.limit);
			waiting.reject(reason);
		}
		if (this.#closed) return;
		this.#ready = this.#bootAgain(worker);
	}

	/** The old thread must be gone before the next opens the same directory. */
	async #bootAgain(old: Worker | undefined): Promise<void> {
		await old?.terminate();
		while (!this.#closed) {
			try {
				return await this.#boot();
			} catch (error) {
				this.#options.log.error({ error }, 'the database did not start');
				await sleep(1000);
			}
		}
	}
}

/** Beside this file when it runs from source; the build puts `pglite-worker.js` beside the bundle. */
function workerAddress(): URL {
	const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
	return new URL(`./pglite-worker.${extension}`, import.meta.url);
}
