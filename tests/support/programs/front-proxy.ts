import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { eventually } from '../eventually.ts';
import { freePort } from './free-port.ts';
import { proxyKinds } from './front-proxy-configs.ts';

/** A proxy of the system, in front of a program. */
export type FrontProxy = {
	readonly port: number;
	/** The requests that it has forwarded so far, with the status of the answer: `GET /path/ 200`. */
	sent(): Promise<readonly string[]>;
	stop(): Promise<void>;
};

export type ProxyName = keyof typeof proxyKinds;

/** Tests behind each of the proxies. If one is not installed, its tests are skipped, and `npm test` says so. */
export function describeBehindProxies(tests: (name: ProxyName) => void): void {
	for (const name of ['nginx', 'haproxy', 'a haproxy that lets odd requests pass'] as const) {
		const { program } = proxyKinds[name];
		if (existsSync(program)) describe(`behind ${name}`, () => tests(name));
		else describe.skip(`behind ${name} (SKIPPED: there is no ${program})`, () => tests(name));
	}
}

/** Starts a proxy in front of the program at a port of this machine; it writes only into a temporary directory. */
export async function startFrontProxy(name: ProxyName, target: number): Promise<FrontProxy> {
	const kind = proxyKinds[name];
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-proxy-'));
	const port = await freePort();
	const configFile = join(folder, 'config');
	await writeFile(configFile, kind.config({ folder, port, target }));
	const child = spawn(kind.program, kind.arguments(configFile), { env: { PATH: process.env.PATH } });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const ended = once(child, 'exit');
	await eventually(() => accepts(port), Boolean, 10_000).catch((cause: unknown) => {
		throw new Error(`${name} did not start:\n${output}`, { cause });
	});
	return {
		port,
		sent: async () => {
			const log = await readFile(join(folder, 'log'), 'utf8').catch(() => output);
			const marked = `127.0.0.1:${target} `;
			return log.split('\n').flatMap((line) => (line.startsWith(marked) ? [line.slice(marked.length)] : []));
		},
		stop: async () => {
			child.kill('SIGKILL');
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function accepts(port: number): Promise<boolean> {
	const socket = connect(port, '127.0.0.1');
	const accepted = once(socket, 'connect').then(
		() => true,
		() => false,
	);
	return accepted.finally(() => socket.destroy());
}
