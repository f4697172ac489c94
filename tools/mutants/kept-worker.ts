import type { Plugin } from 'vite';
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

/** How many runs a thread serves. What a mutant breaks in a thread, such as its database, ends with the thread. */
const runsOfThread = 50;

type Listener = Parameters<PoolWorker['on']>;

/** A thread in which one run of tests follows another. */
class KeptThread {
	#worker: ThreadsPoolWorker | undefined;
	#runs = 0;
	#isFree: Promise<void> = Promise.resolve();
	#free = () => {};

	get worker(): ThreadsPoolWorker {
		if (this.#worker === undefined) throw new Error('no run has taken the thread');
		return this.#worker;
	}

	get isUsed(): boolean {
		return this.#runs > 0;
	}

	async take(options: PoolOptions): Promise<void> {
		await this.#isFree;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#isFree = promise;
		this.#free = resolve;
		if (needsOwnThread(options)) await this.#end();
		if (this.#worker !== undefined) return;
		const worker = new ThreadsPoolWorker(options);
		await worker.start();
		worker.on('exit', () => this.#forget(worker));
		this.#worker = worker;
	}

	/** Releases the thread, and ends it unless it may be kept. */
	async release(mayKeep: boolean): Promise<void> {
		this.#runs += 1;
		if (!mayKeep || this.#runs >= runsOfThread) await this.#end();
		this.#free();
	}

	async #end(): Promise<void> {
		const worker = this.#worker;
		this.#worker = undefined;
		this.#runs = 0;
		await worker?.stop();
	}

	/** A run does not stop a thread that crashed. */
	#forget(worker: ThreadsPoolWorker): void {
		if (this.#worker !== worker) return;
		this.#worker = undefined;
		this.#runs = 0;
		this.#free();
	}
}

/** Whether this run tries a mutant of code that runs while its file is loaded. */
function needsOwnThread({ project }: PoolOptions): boolean {
	const { mode, mutantActivation } = project.getProvidedContext();
	return mode === 'mutant' && mutantActivation === 'static';
}

/** One run's use of the thread. The thread continues after the run, so this class itself answers the requests to start and stop it. */
class KeptWorker implements PoolWorker {
	readonly name = 'kept';
	readonly #kept: KeptThread;
	readonly #options: PoolOptions;
	readonly #listeners: Listener[] = [];
	#config: unknown;
	#isStopping = false;

	constructor(kept: KeptThread, options: PoolOptions) {
		this.#kept = kept;
		this.#options = options;
	}

	start = (): Promise<void> => this.#kept.take(this.#options);
	deserialize = (data: unknown): unknown => data;

	on(...listener: Listener): void {
		this.#listeners.push(listener);
		this.#kept.worker.on(...listener);
	}

	off(...listener: Listener): void {
		this.#kept.worker.off(...listener);
	}

	send(message: WorkerRequest): void {
		if (message.type === 'start') this.#start(message);
		else if (message.type === 'stop') this.#answerStop();
		// The thread knows the configuration of its first run; this message has the test names of the present run.
		else if (message.type === 'run')
			this.#kept.worker.send(Object.assign(message, { context: { ...message.context, config: this.#config } }));
		else this.#kept.worker.send(message);
	}

	/** Without a request to stop before, the thread hangs. */
	async stop(): Promise<void> {
		for (const listener of this.#listeners) this.off(...listener);
		await this.#kept.release(this.#isStopping && !needsOwnThread(this.#options));
	}

	#start(message: WorkerRequest & { readonly type: 'start' }): void {
		this.#config = message.context.config;
		if (this.#kept.isUsed) this.#answer('started');
		else this.#kept.worker.send(message);
	}

	#answerStop(): void {
		this.#isStopping = true;
		this.#answer('stopped');
	}

	#answer(type: 'started' | 'stopped'): void {
		for (const [event, callback] of this.#listeners)
			if (event === 'message') queueMicrotask(() => callback({ type, __vitest_worker_response__: true }));
	}
}

/** Runs the tests of a project in one thread that lives on from run to run: it takes longer to start than the few tests of a mutant. */
export function keptWorker(): Plugin {
	const kept = new KeptThread();
	const createPoolWorker = (options: PoolOptions) => new KeptWorker(kept, options);
	return {
		name: 'kept-worker',
		configureVitest: ({ project }) => {
			Object.assign(project.config, { pool: 'kept', poolRunner: { name: 'kept', createPoolWorker } });
		},
	};
}
