import { join } from 'node:path';
import { request } from 'undici';
import programEnvironment from '../tools/program-environment.json' with { type: 'json' };
import type { Bench } from './bench-run.ts';
import { type ServerCommand, type ServerProcess, startServer } from './server-process.ts';

/** A response of the program. */
export type Answer = { readonly status: number; readonly headers: readonly [string, string][]; readonly bytes: Buffer };

/** The built program with the demo stories. */
export type Program = ServerProcess & {
	/** Requests a page of a brand. */
	fetchPage(brand: string, path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
	/** The Host header of a brand. */
	host(brand: string): string;
};

/** Seeds the database of the run with the demo stories, by starting the program once on all cores. */
export async function seedDatabase(bench: Bench): Promise<void> {
	const server = await startServer(bench.cleanup, { ...commandFor(bench), timeoutMs: 900_000, anyCore: true });
	await server.stop();
}

/** Starts the program on the server's core. */
export async function startProgram(bench: Bench, environment: Readonly<Record<string, string>> = {}): Promise<Program> {
	const server = await startServer(bench.cleanup, commandFor(bench, environment));
	const host = (brand: string) => `${brand}.localhost:${server.port}`;
	return { ...server, host, fetchPage: (brand, path, headers) => ask(server.port, path, { host: host(brand), ...headers }) };
}

function commandFor({ folder, databaseUrl }: Bench, environment: Readonly<Record<string, string>> = {}): ServerCommand {
	return {
		command: () => [process.execPath, 'dist/server/main.js'],
		environment: (port) => ({
			...programEnvironment,
			PORT: String(port),
			DATA_DIR: join(folder, 'data'),
			LOG_FORMAT: 'json',
			LOG_LEVEL: 'warn',
			...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
			...environment,
		}),
	};
}

async function ask(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
	const { statusCode, headers: received, body } = await request(`http://127.0.0.1:${port}${path}`, { headers });
	const flat = Object.entries(received).flatMap(([name, value]) =>
		value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
	);
	return { status: statusCode, headers: flat, bytes: Buffer.from(await body.arrayBuffer()) };
}
