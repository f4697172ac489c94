import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { FromPglite, PgliteStart, ToPglite } from './pglite-messages.ts';

/** A message that the worker has not answered yet. */
type PendingMessage = {
	readonly resolve: (bytes: Uint8Array) => void;
	readonly reject: (error: Error) => void;
	readonly timeout: NodeJS.Timeout | undefined;
};

export type PgliteEngineOptions = PgliteStart & { readonly timeLimitMs: number; readonly log: Log };

/** Runs PGlite in a worker thread, and restarts the thread when a query exceeds `timeLimitMs` or the thread dies (X16). */
export class PgliteEngine {
	readonly #options: PgliteEngineOptions;
	#worker: Worker | undefined;
	#ready: Promise<void>;
	#pending: PendingMessage[] = [];
	#closed = false;
	#unlimited = 0;

	private constructor(options: PgliteEngineOptions) {
		this.#options = options;
		this.#ready = this.#boot();
	}

	/** Rejects when the database cannot be opened, for example because the directory is not writable. */
	static async start(options: PgliteEngineOptions): Promise<PgliteEngine> {
		const engine = new PgliteEngine(options);
		await engine.#ready;
		return engine;
	}

	/** Clears the session: open transaction, settings and LISTEN. */
	async freshSession(): Promise<void> {
		await this.#ready;
		await this.#ask({ kind: 'fresh-session' });
	}

	/** Sends bytes of the wire protocol and resolves to the bytes of the answer. */
	exchange(bytes: Uint8Array): Promise<Uint8Array> {
		// A copy: a small buffer is a part of Node's pool of 64 kB, which a message would carry whole.
		return this.#ask({ kind: 'bytes', bytes: new Uint8Array(bytes) });
	}

	/** Copies the database as it is now into a directory that must not exist. */
	async copyTo(directory: string): Promise<void> {
		await this.unlimited(() => this.#ask({ kind: 'copy', to: directory }));
	}

	/** Runs work without the time limit of queries: migrations may be slow. */
	async unlimited<T>(work: () => Promise<T>): Promise<T> {
		this.#unlimited++;
		try {
			return await work();
		} finally {
			this.#unlimited--;
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
		// Without the flags of the process: some, such as --eval, end a thread.
		const worker = new Worker(workerAddress(), { workerData: start, execArgv: [] });
		return new Promise((resolve, reject) => {
			worker.on('message', (message: FromPglite) => {
				if (message.kind !== 'ready') return this.#settle(message);
				this.#worker = worker;
				resolve();
			});
			worker.on('error', reject);
			worker.once('exit', () => {
				reject(new Error('the PGlite worker ended before it was ready'));
				if (this.#worker === worker) this.#restart(new DatabaseUnavailable('down'));
			});
		});
	}

	#ask(message: ToPglite): Promise<Uint8Array> {
		const worker = this.#worker;
		if (!worker) return Promise.reject(new DatabaseUnavailable('down'));
		return new Promise((resolve, reject) => {
			this.#pending.push({ resolve, reject, timeout: this.#startTimeout() });
			worker.postMessage(message);
		});
	}

	#startTimeout(): NodeJS.Timeout | undefined {
		if (this.#unlimited > 0) return undefined;
		return setTimeout(() => {
			this.#options.log.error({ timeLimitMs: this.#options.timeLimitMs }, 'a query ran too long; the database starts again');
			this.#restart(new DatabaseUnavailable('slow'));
		}, this.#options.timeLimitMs);
	}

	#settle(message: Exclude<FromPglite, { kind: 'ready' }>): void {
		const first = this.#pending.shift();
		clearTimeout(first?.timeout);
		if (message.kind === 'answer') first?.resolve(message.bytes);
		else first?.reject(new Error(message.reason));
	}

	#restart(reason: DatabaseUnavailable): void {
		const worker = this.#worker;
		this.#worker = undefined;
		for (const pending of this.#pending.splice(0)) {
			clearTimeout(pending.timeout);
			pending.reject(reason);
		}
		if (this.#closed) return;
		this.#ready = this.#bootAgain(worker);
	}

	/** The old thread must end before the next one opens the same directory. */
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

/** The worker lies beside this file in the source, and beside the bundle as `pglite-worker.js` after a build. */
function workerAddress(): URL {
	const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
	return new URL(`./pglite-worker.${extension}`, import.meta.url);
}
