// Runs several processes of the program at one port (KIOSCO_PROCESSES): replaces those that end, and one after the other on SIGHUP.
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#platform/log';
import { retire, whenEnded, whenReady } from './messages.ts';
import { closeUntaken } from './untaken-connections.ts';

export type SupervisorOptions = { readonly processes: number; readonly log: Log };

/** A process that ended sooner than this (ms) after its start is replaced only then, so that one that cannot start costs little. */
const shortestLifeMs = 2_000;

/** The processes of the program. This process serves nothing itself. */
export class Supervisor {
	readonly #options: SupervisorOptions;
	#workers: readonly Worker[] = [];
	#reloading: Promise<void> | undefined;
	#stopping = false;

	constructor(options: SupervisorOptions) {
		this.#options = options;
	}

	/** Starts the first process, which fills an empty database, and then the others. Rejects with its exit code when it cannot start. */
	async start(): Promise<void> {
		await this.#add();
		await Promise.all(Array.from({ length: this.#options.processes - 1 }, () => this.#add()));
	}

	/** Replaces every process by a new one. Each takes no new connections once its successor is ready, and ends its requests. */
	reload(): Promise<void> {
		this.#reloading ??= this.#replaceAll().finally(() => {
			this.#reloading = undefined;
		});
		return this.#reloading;
	}

	/** Ends all processes as SIGTERM ends one. Resolves when the last is gone. */
	async stop(): Promise<void> {
		this.#stopping = true;
		const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
		const ended = running.map(whenEnded);
		for (const worker of running) worker.process.kill('SIGTERM');
		await Promise.all(ended);
	}

	async #replaceAll(): Promise<void> {
		this.#options.log.info({ processes: this.#workers.length }, 'replacing all processes');
		for (const old of this.#workers) {
			if (this.#stopping) return;
			// One that ended by itself meanwhile gets its successor all the same.
			if (this.#workers.includes(old) && !old.isDead()) await this.#putInPlaceOf(old, await this.#begin());
		}
		this.#options.log.info({ processes: this.#workers.length }, 'all processes were replaced');
	}

	async #add(): Promise<void> {
		const worker = await this.#begin();
		this.#workers = [...this.#workers, worker];
	}

	/** Puts a process that serves in the place of another, which ends. When that place has been taken meanwhile, the new one ends. */
	async #putInPlaceOf(old: Worker, next: Worker): Promise<void> {
		const isFree = this.#workers.includes(old);
		this.#workers = this.#workers.map((worker) => (worker === old ? next : worker));
		await retire(isFree ? old : next);
	}

	/** Starts a process and waits until it serves. One that ends by itself later is replaced. */
	async #begin(): Promise<Worker> {
		const worker = cluster.fork();
		const begun = Date.now();
		closeUntaken(worker);
		worker.on('error', (error) => this.#options.log.warn({ error, pid: worker.process.pid }, 'a process could not be told something'));
		await whenReady(worker);
		worker.once('exit', (code, signal) => {
			if (this.#stopping || !this.#workers.includes(worker)) return;
			this.#options.log.error({ pid: worker.process.pid, code, signal }, 'a process ended and is replaced');
			void this.#replace(worker, shortestLifeMs - (Date.now() - begun));
		});
		return worker;
	}

	async #replace(lost: Worker, waitMs: number): Promise<void> {
		await sleep(Math.max(0, waitMs));
		while (!this.#stopping && this.#workers.includes(lost)) {
			const next = await this.#begin().catch(() => undefined);
			await (next ? this.#putInPlaceOf(lost, next) : sleep(shortestLifeMs));
		}
	}
}
