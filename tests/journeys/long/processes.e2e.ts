import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { section, story } from '../../support/content.ts';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { eventually } from '../../support/eventually.ts';
import { reloadProgram } from '../../support/programs/commands.ts';
import { loadOn } from '../../support/programs/load.ts';
import { childrenOf } from '../../support/programs/processes.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

const paths = ['/', '/deportes/', '/deportes/a/'];

describe('several processes at one port', () => {
	let database: OwnPostgres;
	let program: Program;
	beforeAll(async () => {
		database = await ownPostgres();
		program = await startProgram({ environment: { DEMO_CONTENT: 'off', KIOSCO_PROCESSES: '2', DATABASE_URL: database.databaseUrl } });
		await senderTo(program, 'tn').putAll([section('/deportes'), story('A', { website: 'tn', website_url: '/deportes/a/' })]);
	});
	afterAll(async () => {
		expect(await program?.stop()).toBe(0);
		await database?.drop();
	});

	/** The status of a page, or what went wrong before there was one. */
	const statusOf = (path = '/') =>
		program.get('tn', path).then(
			({ status }) => String(status),
			(error: unknown) => String(error),
		);
	const workers = () => childrenOf(program.pid);
	const twoBut = (before: readonly number[]) =>
		eventually(workers, (now) => now.length === 2 && now.every((pid) => !before.includes(pid)), 120_000);

	it('are replaced one after the other by npm run reload under load, and no request fails', async () => {
		const before = await workers();
		expect(before).toHaveLength(2);
		const load = loadOn([program], paths);
		expect(await reloadProgram({ DATA_DIR: program.dataDir })).toMatchObject({ code: 0 });
		await twoBut(before);
		await eventually(
			async () => program.output(),
			(output) => output.includes('all processes were replaced'),
			120_000,
		);
		const { statuses, faults } = await load.end();
		expect(faults).toEqual([]);
		expect([...statuses.keys()]).toEqual([200]);
		expect(statuses.get(200)).toBeGreaterThan(100);
	});

	it('are replaced by one npm run reload under each supervisor of the folder, and one without a supervisor is named', async () => {
		const environment = { DEMO_CONTENT: 'off', DATABASE_URL: database.databaseUrl };
		const [other, single] = await Promise.all(
			['2', '1'].map((KIOSCO_PROCESSES) => startProgram({ dataDir: program.dataDir, environment: { ...environment, KIOSCO_PROCESSES } })),
		);
		const [before, others] = [await workers(), await childrenOf(other?.pid ?? 0)];
		const { code, output } = await reloadProgram({ DATA_DIR: program.dataDir });
		expect([code, output]).toEqual([0, expect.stringContaining('Not replaced: a process without a supervisor')]);
		await twoBut(before);
		await eventually(
			() => childrenOf(other?.pid ?? 0),
			(now) => now.length === 2 && now.every((pid) => !others.includes(pid)),
			120_000,
		);
		for (const started of [other, single]) await started?.stop();
	});

	it('X09 X08 go on when one is killed under load: it is replaced, and less than one request in a hundred fails', async () => {
		const before = await workers();
		const answers: string[] = [];
		const reader = async () => {
			for (let turn = 0; turn < 125; turn += 1) {
				if (answers.push(await statusOf(paths[turn % paths.length])) === 200) process.kill(before[0] ?? 0, 'SIGKILL');
			}
		};
		await Promise.all(Array.from({ length: 16 }, reader));
		await eventually(workers, (now) => now.length === 2 && !now.includes(before[0] ?? 0), 120_000);
		expect(answers).toHaveLength(2_000);
		expect(answers.filter((answer) => answer !== '200').length, answers.filter((answer) => answer !== '200').join()).toBeLessThan(20);
	});

	it('refuse the embedded database, which has one process', async () => {
		await expect(startProgram({ dataDir: `${program.dataDir}-alone`, environment: { KIOSCO_PROCESSES: '2' } })).rejects.toThrow(
			'bad configuration: KIOSCO_PROCESSES: needs DATABASE_URL',
		);
	});
});
