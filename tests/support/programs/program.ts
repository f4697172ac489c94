import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import programEnvironment from '../../../tools/program-environment.json' with { type: 'json' };
import { noteHost } from '../note-reached.ts';
import { freePort } from './free-port.ts';
import { noteStarted } from './left-programs.ts';
import { embeddedPlace, newFolder, type ProgramPlace, serverPlace } from './program-place.ts';

/** The sites of a program that listens at a port of this machine. */
export type Sites = {
	/** Address of a brand's page. */
	url(brand: string, path: string): string;
	/** Requests a page of a brand without following redirects. */
	get(brand: string, path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
	/** Sends any request to a brand's host. */
	send(brand: string, path: string, request: Sent): Promise<Answer>;
};

/** The built program, running as a process of its own on a free port. */
export type Program = Sites & {
	readonly port: number;
	readonly pid: number;
	readonly dataDir: string;
	/** All that it has written so far. */
	readonly output: () => string;
	/** Ends it with a signal, SIGTERM by default; resolves to the exit code. */
	stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export type Answer = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
	readonly bytes: Uint8Array;
};

/** The program ended before it was ready, or took too long. */
class NotStarted extends Error {
	override readonly name = 'NotStarted';
	readonly code: number | null;
	readonly output: string;

	constructor(code: number | null, output: string) {
		super(`the program did not start:\n${output}`);
		this.code = code;
		this.output = output;
	}
}

/** `from` is an address of this machine, such as 127.0.0.2: another network to the program. */
type Sent = {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Uint8Array;
	readonly from?: string | undefined;
};

export type ProgramOptions = {
	readonly environment?: Readonly<Record<string, string>>;
	/** An existing data directory, which stays. Default: a new one, which is removed when the program is stopped. */
	readonly dataDir?: string;
	/** Uses the embedded database although TEST_DATABASE_URL names a server. In an existing directory the program always does. */
	readonly isEmbedded?: boolean;
	/** The folder whose build is started; default: this project. */
	readonly project?: string;
};

/** Chance decides whether a page view is measured, so no page has the script for it unless a test asks for it. */
const usual = { LOG_FORMAT: 'json', SPEED_SAMPLE: '0' };

/** Starts the program and waits until it says that it is ready. Throws `NotStarted`. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
	const { environment = {}, dataDir, project = '.' } = options;
	const place = await placeOf(options);
	const port = Number(environment.PORT ?? (await freePort()));
	const child = spawn(process.execPath, ['dist/server/main.js'], {
		cwd: project,
		env: { PATH: process.env.PATH, ...programEnvironment, ...usual, PORT: String(port), ...place, ...environment },
	});
	noteStarted(child);
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
	await ready(child, () => output);
	return {
		port,
		pid: child.pid ?? 0,
		dataDir: place.DATA_DIR,
		output: () => output,
		...sitesAt(port),
		stop: async (signal = 'SIGTERM') => {
			const code = await end(child, signal);
			if (dataDir === undefined) await rm(place.DATA_DIR, { recursive: true, force: true });
			return code;
		},
	};
}

async function placeOf({ environment = {}, dataDir, isEmbedded = false }: ProgramOptions): Promise<ProgramPlace> {
	if (dataDir !== undefined) return { DATA_DIR: dataDir };
	if (environment.DATABASE_URL !== undefined) return { DATA_DIR: await newFolder() };
	const url = isEmbedded ? undefined : process.env.TEST_DATABASE_URL;
	return url === undefined ? embeddedPlace() : serverPlace(url);
}

/** The sites of the program that listens at a port. */
export function sitesAt(port: number): Sites {
	const send: Sites['send'] = (brand, path, sent) => {
		noteHost('wire', `${brand}.localhost`);
		return ask(port, path, { ...sent, headers: { host: `${brand}.localhost:${port}`, ...sent.headers } });
	};
	return {
		url: (brand, path) => `http://${brand}.localhost:${port}${path}`,
		get: (brand, path, headers = {}) => send(brand, path, { headers }),
		send,
	};
}

async function ready(child: ChildProcess, output: () => string): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const look = () => output().includes('Kiosco is ready') && resolve();
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
	child.once('close', () => resolve());
	const timeout = setTimeout(resolve, 100_000);
	await promise;
	clearTimeout(timeout);
	if (child.exitCode === null && output().includes('Kiosco is ready')) return;
	child.kill('SIGKILL');
	throw new NotStarted(child.exitCode, output());
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
	if (child.exitCode === null && child.signalCode === null) {
		const ended = once(child, 'exit');
		child.kill(signal);
		await ended;
	}
	return child.exitCode;
}

/** Sends a request to this machine. */
function ask(port: number, path: string, { method = 'GET', headers = {}, body, from }: Sent): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: '127.0.0.1', port, path, method, headers, ...(from && { localAddress: from }) }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () => {
				const bytes = Buffer.concat(chunks);
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes });
			});
			response.on('error', reject);
		});
		sent.on('error', reject);
		sent.end(body);
	});
}
