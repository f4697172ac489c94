import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnPostgres, ownPostgres } from '../../../support/databases/database.ts';
import { byForm } from '../../../support/form.ts';
import { importAccounts } from '../../../support/programs/commands.ts';
import { type Program, startProgram } from '../../../support/programs/program.ts';
import { embeddedPlace, type ProgramPlace } from '../../../support/programs/program-place.ts';

const bcrypt = '$2y$05$abcdefghijklmnopqrstuuXfjcHO/JrizI1pYhzLM5g.jvPVPXjIq';
const account = (index: number, others: object = {}) =>
	JSON.stringify({
		profile: { email: `r${index}@mail.test`, emailVerified: true, ...others },
		identities: [{ type: 'Password', password: bcrypt }],
	});

const count = byForm(60, 300);

let folder: string;
let file: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-import-'));
	file = join(folder, 'accounts.ndjson');
	const lines = Array.from({ length: count }, (_none, index) => account(index));
	await writeFile(file, [...lines, account(count, { firstName: 'J' }), '{"profile":'].join('\n'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `environmentOf` names the database of the command. */
function importsAccounts(environmentOf: () => Readonly<Record<string, string>>) {
	it('accounts are imported, those that are refused are listed with the reason, and a second run changes nothing', async () => {
		const report = join(folder, 'refused.ndjson');
		const first = await importAccounts(environmentOf(), ['--report', report, file]);
		expect(first).toEqual({ code: 1, output: expect.stringContaining(`${count} stored, 0 already here, 2 refused, 0 unreadable.`) });
		expect(first.output).toContain(`accounts.ndjson #${count + 1}: refused\n    $.profile.firstName invalid name`);
		expect((await readFile(report, 'utf8')).trim().split('\n')).toHaveLength(2);
		expect(first.output).not.toContain(bcrypt);
		expect((await importAccounts(environmentOf(), [file])).output).toContain(`0 stored, ${count} already here, 2 refused, 0 unreadable.`);
	});
}

describe('into the embedded database', () => {
	let place: ProgramPlace;
	beforeAll(async () => {
		place = await embeddedPlace();
	});
	importsAccounts(() => place);
});

describe('into the embedded database of a running program', () => {
	let program: Program;
	beforeAll(async () => {
		program = await startProgram({ isEmbedded: true, environment: { DEMO_CONTENT: 'off' } });
	});
	afterAll(() => program?.stop());
	importsAccounts(() => ({ DATA_DIR: program.dataDir }));

	const ask = async (path: string, body: object) => {
		const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
		const { status, body: answer } = await program.send('tn', `/identity/public/v1${path}`, sent);
		return { status, answer: JSON.parse(answer) };
	};

	it('a reader whose account was imported signs in with their old password', async () => {
		const login = (credentials: string) => ask('/auth/login', { grantType: 'password', userName: 'R7@mail.test', credentials });
		expect(await login('contraseña-otra')).toMatchObject({ status: 401, answer: { message: 'Authentication failed' } });
		expect(await login('contraseña-vieja')).toMatchObject({ status: 200, answer: { accessToken: expect.any(String) } });
		expect(await login('contraseña-vieja')).toMatchObject({ status: 200 });
	});

	it('A07 a sign-up with a common password is refused', async () => {
		const account = (credentials: string) => ({
			identity: { userName: 'nueva@mail.test', credentials },
			profile: { email: 'nueva@mail.test', firstName: 'Ana', lastName: 'Paz' },
		});
		expect(await ask('/signup', account('password1'))).toMatchObject({ status: 422, answer: { code: '300036', reasons: ['common'] } });
		expect(await ask('/signup', account('una frase muy nueva'))).toMatchObject({ status: 200 });
	});
});

describeOnPostgres('into a server', () => {
	let databaseUrl = '';
	let drop: () => Promise<void>;
	beforeAll(async () => ({ databaseUrl, drop } = await ownPostgres()));
	afterAll(() => drop?.());
	importsAccounts(() => ({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'on-postgres') }));
});
