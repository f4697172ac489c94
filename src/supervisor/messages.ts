// The messages between the supervisor and its processes.
import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';

/** A process ended before it served. */
export class NotStarted extends Error {
	override readonly name = 'NotStarted';
	readonly exitCode: number;

	constructor(exitCode: number | null) {
		super('a process ended before it served');
		this.exitCode = exitCode ?? 1;
	}
}

/** Resolves when the process serves. Throws `NotStarted` when it ends before. */
export function whenReady(worker: Worker): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const ended = (code: number | null) => reject(new NotStarted(code));
	worker.once('exit', ended);
	worker.on('message', (message) => message === 'ready' && resolve());
	return promise.finally(() => worker.off('exit', ended));
}

/** Resolves when the process has ended. */
export const whenEnded = (worker: Worker): Promise<void> =>
	worker.isDead() ? Promise.resolve() : new Promise((done) => void worker.once('exit', () => done()));

/** Asks a process to take no new connections and to end when its requests have ended. Resolves when it has ended. */
export function retire(worker: Worker): Promise<void> {
	if (worker.isConnected()) worker.send('retire');
	return whenEnded(worker);
}

/** In a process: tells the supervisor, if there is one, that it serves. */
export const tellReady = (): void => void (cluster.isWorker && process.send?.('ready'));

/** In a process: calls the listener when the supervisor has a successor for it. */
export const onRetire = (listener: () => void): void => void process.on('message', (message) => message === 'retire' && listener());

/** In a process: asks the supervisor to replace all processes. Returns false without a supervisor. */
export const askToReload = (): boolean => cluster.isWorker && process.send?.('reload') === true;

/** Calls the listener when a process asks the supervisor to replace all processes. */
export const onReloadAsked = (listener: () => void): void =>
	void cluster.on('message', (_worker, message) => message === 'reload' && listener());
