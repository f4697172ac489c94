import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { switchProgram } from '../../support/programs/commands.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';

describe('O08 a switch of a program with two processes', () => {
	let database: OwnPostgres;
	let program: Program;
	beforeAll(async () => {
		database = await ownPostgres();
		program = await startProgram({ environment: { DEMO_CONTENT: 'off', KIOSCO_PROCESSES: '2', DATABASE_URL: database.databaseUrl } });
	}, 200_000);
	afterAll(async () => {
		await program?.stop();
		await database?.drop();
	});

	/** The statuses of twenty sign-ups without a body: enough to reach both processes. */
	const statuses = async () => {
		const path = '/identity/public/v1/signup';
		const headers = { 'content-type': 'application/json', origin: program.url('tn', '').replace(/\/$/, '') };
		const all = await Promise.all(Array.from({ length: 20 }, () => program.send('tn', path, { method: 'POST', headers, body: '{}' })));
		return [...new Set(all.map(({ status }) => status))];
	};
	const within10s = async (wanted: (statuses: readonly number[]) => boolean) => {
		for (const until = Date.now() + 10_000; Date.now() < until; ) if (wanted(await statuses())) return true;
		return false;
	};

	it('holds in all of them within ten seconds, says so, and opens again', async () => {
		const place = { DATA_DIR: program.dataDir, DATABASE_URL: database.databaseUrl };
		expect(await statuses()).not.toContain(503);
		const { code, output } = await switchProgram(place, 'off', 'writes');
		expect([code, output]).toEqual([0, expect.stringMatching(/writes +off since 20/)]);
		expect(await within10s((all) => all.join() === '503')).toBe(true);
		expect((await program.get('tn', '/')).status).toBe(200);
		expect((await switchProgram(place, 'on', 'writes')).output).toMatch(/writes +on/);
		expect(await within10s((all) => !all.includes(503))).toBe(true);
		expect((await switchProgram(place, 'off', 'everything')).code).toBe(64);
	});
});
