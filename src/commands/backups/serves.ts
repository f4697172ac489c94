import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandList } from '#brands';
import { isolatedEnvironment } from '#platform/config';
import { CommandRefused } from '../command-refused.ts';
import type { RestoreTarget } from './restore.ts';

/** Longest time in ms in which a program must be ready, and then make a page. */
const limitMs = 60_000;

/**
 * Starts the program on restored data, and resolves to the brands whose home page it serves. It runs in laptop mode, whatever the
 * environment says, so that it sends none of the emails that are queued in the data. Throws `CommandRefused` with its output when it does
 * not start.
 */
export async function brandsServedOn({ dataDir, databaseUrl }: RestoreTarget): Promise<readonly string[]> {
	const port = await freePort();
	const settings = {
		DATA_DIR: dataDir,
		DATABASE_URL: databaseUrl?.reveal() ?? '',
		PORT: String(port),
		DEMO_CONTENT: 'off',
		NODE_ENV: 'production',
	};
	const child = spawn(process.execPath, [join(import.meta.dirname, 'main.js')], { env: isolatedEnvironment(settings) });
	try {
		await ready(child);
		const served: string[] = [];
		for (const { id } of brandList) if (await servesHome(port, id)) served.push(id);
		return served;
	} finally {
		await end(child);
	}
}

async function ready(child: ChildProcess): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	let output = '';
	const look = (chunk: Buffer) => {
		output += chunk;
		if (output.includes('Kiosco is ready')) resolve();
	};
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
	const fail = () => reject(new CommandRefused(`the program does not start on the restored data:\n${output}`));
	child.once('exit', fail);
	const timer = setTimeout(fail, limitMs);
	await promise.finally(() => clearTimeout(timer));
}

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return;
	const ended = once(child, 'exit');
	child.kill('SIGTERM');
	await ended;
}

/** Requests the home page of a brand again while the program, which has just started, is too busy to render it (503). */
async function servesHome(port: number, brand: string): Promise<boolean> {
	for (const until = Date.now() + limitMs; Date.now() < until; await sleep(500)) {
		const status = await statusOf(port, `${brand}.localhost`);
		if (status !== 503) return status === 200;
	}
	return false;
}

const statusOf = (port: number, host: string): Promise<number | undefined> =>
	new Promise((done, fail) => {
		request({ port, host: '127.0.0.1', path: '/', headers: { host: `${host}:${port}` } }, (response) => {
			response.resume();
			done(response.statusCode);
		})
			.on('error', fail)
			.end();
	});

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	return typeof address === 'object' && address !== null ? address.port : 0;
}
