import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ratio, widths } from '#media/contract';
import { load } from '../../../../bench/load.ts';
import { describeOnPostgres, type OwnPostgres, ownPostgres } from '../../../support/databases/database.ts';
import { measuresTheMachine } from '../../../support/form.ts';
import { keepPicture, type PictureAddress } from '../../../support/kept-picture.ts';
import { childrenOf, memoryOf } from '../../../support/programs/processes.ts';
import { type Answer, type Program, startProgram } from '../../../support/programs/program.ts';

const shapes: readonly Ratio[] = ['original', '16:9', '3:2', '4:3', '1:1', 'social'];
const types = ['image/avif', 'image/webp', 'image/jpeg'];

/** On PostgreSQL, since the embedded database has memory of its own that has nothing to do with pictures. */
describeOnPostgres('a flood of pictures', () => {
	let database: OwnPostgres;
	let dataDir: string;
	let program: Program;
	let address: PictureAddress;
	beforeAll(async () => {
		database = await ownPostgres();
		dataDir = await mkdtemp(join(tmpdir(), 'kiosco-flood-'));
		address = await keepPicture(dataDir);
		program = await startProgram({ dataDir, environment: { DATABASE_URL: database.databaseUrl, DEMO_CONTENT: 'off' } });
	});
	afterAll(async () => {
		await program?.stop();
		await database?.drop();
		if (dataDir) await rm(dataDir, { recursive: true, force: true });
	});

	/** A hundred readers who each ask for one size of the picture after another, as fast as they are answered. */
	async function flood(until: number): Promise<readonly Answer[]> {
		const sizes = widths.flatMap((width) => shapes.map((shape) => address(width, shape)));
		const wanted = sizes.flatMap((size) =>
			[50, 70, 85].flatMap((quality) => types.map((accept) => ({ accept, path: `${size}&quality=${quality}` }))),
		);
		const answers: Answer[] = [];
		const read = async (reader: number) => {
			for (let at = reader; Date.now() < until; at += 100) {
				const { path, accept } = wanted[at % wanted.length] ?? { path: '', accept: '' };
				answers.push(await program.get('tn', path, { accept }));
			}
		};
		await Promise.all(Array.from({ length: 100 }, (_none, reader) => read(reader)));
		return answers;
	}

	/** The most image workers there were at once, and the most bytes that they and the program held. */
	async function watch(until: number): Promise<{ workers: number; memory: number }> {
		let [workers, memory] = [0, 0];
		while (Date.now() < until) {
			const children = await childrenOf(program.pid);
			workers = Math.max(workers, children.length);
			memory = Math.max(memory, memoryOf([program.pid, ...children]));
			await sleep(100);
		}
		return { workers, memory };
	}

	// A machine that has other things to do may stall; a slow program is slow each time.
	it('I06 makes two at once, lets fifty wait and refuses the rest, while pages and memory stay as before', measuresTheMachine, async () => {
		const page = { port: program.port, paths: ['/'], headers: { host: `tn.localhost:${program.port}` } };
		await program.get('tn', '/');
		const until = Date.now() + 5_000;
		const [answers, seen, pages] = await Promise.all([flood(until), watch(until), load({ ...page, connections: 10, seconds: 5 })]);
		const refused = answers.filter(({ status }) => status === 503);
		const made = answers.filter(({ status }) => status === 200);
		expect(seen.workers).toBe(2);
		expect(seen.memory).toBeLessThan(600_000_000);
		expect(refused.length).toBeGreaterThan(0);
		expect(refused.filter(({ headers }) => !/^\d+$/.test(String(headers['retry-after'])))).toEqual([]);
		expect(made.length).toBeGreaterThan(0);
		expect(made.length + refused.length).toBe(answers.length);
		expect(pages.p99).toBeLessThan(250);
	});
});
