import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { freePort } from '../tests/support/programs/free-port.ts';
import type { Cleanup } from './cleanup.ts';
import { cores, onCore } from './cores.ts';

/** A server that runs in its own process. */
export type ServerProcess = { readonly pid: number; readonly port: number; stop(): Promise<void> };

/** How to start a server. */
export type ServerCommand = {
	readonly command: (port: number) => readonly string[];
	readonly environment?: (port: number) => Readonly<Record<string, string>>;
	readonly folder?: string;
	/** Longest time from the start to the first response (ms, default: 60,000). */
	readonly timeoutMs?: number;
	/** Lets the system choose the core. */
	readonly anyCore?: boolean;
};

/** Starts a server on a free port and waits until it answers `/healthz` with any status. Throws its output when it does not. */
export async function startServer(cleanup: Cleanup, options: ServerCommand): Promise<ServerProcess> {
	const { command, environment, folder, timeoutMs = 60_000, anyCore = false } = options;
	const port = await freePort();
	const [program = '', ...args] = anyCore ? command(port) : onCore(cores.server, command(port));
	const child = spawn(program, args, {
		// A process group of its own, so that its child processes end with it.
		detached: true,
		cwd: folder,
		env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment?.(port) },
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			output = (output + chunk.toString()).slice(-4_000);
		});
	}
	const stop = () => end(child);
	cleanup.add(stop);
	await waitUntilAnswers(child, port, Date.now() + timeoutMs).catch((cause: unknown) => {
		throw new Error(`a server did not start:\n${output}`, { cause });
	});
	return { pid: child.pid ?? 0, port, stop };
}

async function waitUntilAnswers(child: ChildProcess, port: number, deadline: number): Promise<void> {
	while (child.exitCode === null && Date.now() < deadline) {
		const answer = await request(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
		await answer?.body.dump();
		if (answer !== undefined) return;
		await sleep(50);
	}
	throw new Error(child.exitCode === null ? 'it does not answer' : `it ended with ${child.exitCode}`);
}

async function end(child: ChildProcess): Promise<void> {
	if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, 'exit');
	process.kill(-child.pid, 'SIGTERM');
	if ((await Promise.race([ended, sleep(10_000, 'late', { ref: false })])) === 'late') process.kill(-child.pid, 'SIGKILL');
	await ended;
}
