import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { addStaff, backUpInto, type CommandRun, exportInto } from '../../support/programs/commands.ts';
import { freePort } from '../../support/programs/free-port.ts';
import { startProgram } from '../../support/programs/program.ts';

let folder: string;
let server: OwnPostgres;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-commands-'));
	server = await ownPostgres();
});
afterAll(async () => {
	await server?.drop();
	if (folder) await rm(folder, { recursive: true, force: true });
});

const quiet = { DEMO_CONTENT: 'off' };

/** Runs the built program until it ends by itself. */
const startAndEnd = (environment: Readonly<Record<string, string>>): Promise<CommandRun> =>
	new Promise((done) => {
		execFile(process.execPath, ['dist/server/main.js'], { env: { PATH: process.env.PATH, ...environment } }, (error, stdout, stderr) =>
			done({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
		);
	});

describe('a command without the settings of the server', () => {
	it.each([
		['a backup', (dataDir: string) => backUpInto({ DATA_DIR: dataDir }, join(folder, 'backup'))],
		['an export', (dataDir: string) => exportInto({ DATA_DIR: dataDir }, 'tn', join(folder, 'export'))],
		['an invitation of staff', (dataDir: string) => addStaff({ DATA_DIR: dataDir }, 'ana@mail.test')],
	])('does not do its work on nothing: %s', async (_what, run) => {
		const dataDir = join(folder, 'nowhere');
		const { code, output } = await run(dataDir);
		expect(output).toContain(`There is no data here: the embedded database, and files in ${dataDir}`);
		expect(code).toBe(1);
		expect(existsSync(dataDir)).toBe(false);
	});

	it('does not do its work in an empty database of PostgreSQL', async () => {
		const { code, output } = await addStaff({ DATA_DIR: folder, DATABASE_URL: server.databaseUrl }, 'ana@mail.test');
		expect(output).toContain('There is no data here: the database ');
		expect(code).toBe(1);
	});

	it('reaches the program that runs on the folder, at its own address, also when that has its data in PostgreSQL', async () => {
		const dataDir = join(folder, 'of-a-server');
		const program = await startProgram({ dataDir, environment: { ...quiet, DATABASE_URL: server.databaseUrl } });
		const { code, output } = await addStaff({ DATA_DIR: dataDir }, 'ana@mail.test');
		expect(output).toContain(`Asking the program that runs on ${dataDir}`);
		const newsroom = program.url('redaccion', '');
		const link = output.slice(output.indexOf(newsroom) + newsroom.length).split('\n', 1)[0] ?? '';
		expect(link).toMatch(/^\/preparar\/\?clave=[\w-]+$/);
		expect(await program.get('redaccion', link)).toMatchObject({ status: 200 });
		expect(code).toBe(0);
		await program.stop();
	});
});

describe('two programs on one folder', () => {
	it('are both reached by commands, whichever ends first, and leave no socket', async () => {
		const dataDir = join(folder, 'shared');
		const settings = { dataDir, environment: { ...quiet, DATABASE_URL: server.databaseUrl } };
		const first = await startProgram(settings);
		const second = await startProgram(settings);
		await second.stop();
		expect((await addStaff({ DATA_DIR: dataDir }, 'ana@mail.test')).code).toBe(0);
		const third = await startProgram(settings);
		await first.stop('SIGKILL');
		expect((await addStaff({ DATA_DIR: dataDir }, 'ana@mail.test')).code).toBe(0);
		await third.stop();
		await (await startProgram(settings)).stop();
		expect((await readdir(dataDir)).filter((name) => name.endsWith('.sock'))).toEqual([]);
	});
});

describe('a start', () => {
	it('ends with one line when PostgreSQL has no such database, or does not let the user in', async () => {
		const missing = server.databaseUrl.replace(/[^/]+$/, 'no_such_database');
		expect(await startAndEnd({ DATA_DIR: join(folder, 'a'), PORT: String(await freePort()), DATABASE_URL: missing })).toEqual({
			code: 78,
			output: 'DATABASE_URL: the server refuses: database "no_such_database" does not exist\n',
		});
	});

	it('ends with one line, and has made nothing, when its port is taken', async () => {
		const program = await startProgram({ dataDir: join(folder, 'b'), environment: quiet });
		const dataDir = join(folder, 'c');
		const { code, output } = await startAndEnd({ DATA_DIR: dataDir, PORT: String(program.port) });
		expect(output).toBe(`another program listens at 127.0.0.1:${program.port}; end it, or set another PORT\n`);
		expect([code, existsSync(dataDir)]).toEqual([1, false]);
		const metrics = await startAndEnd({ DATA_DIR: dataDir, PORT: String(await freePort()), METRICS_PORT: String(program.port) });
		expect(metrics.output).toContain('end it, or set another METRICS_PORT\n');
		await program.stop();
	});
});
