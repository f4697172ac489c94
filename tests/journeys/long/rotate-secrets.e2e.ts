import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStaff } from '../../support/programs/commands.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';

const execute = promisify(execFile);
const [email, password] = ['julia@diario.test', 'una frase larga para la redacción'];
const old = randomBytes(32).toString('hex');

/** What the guide tells operators to type, in its order. */
const [announce = '', exchange = '', reseal = '', forget = ''] = [
	...readFileSync('docs/operate/rotate-secrets.md', 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, commands]) => commands);

let folder: string;
let settings: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-rotation-'));
	settings = join(folder, 'kiosco.env');
	await writeFile(settings, `ACCOUNTS_SECRET=${old}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Types commands of the guide on this machine. Resolves to what they say. */
async function type(commands: string): Promise<string> {
	const here = commands
		.replaceAll('/etc/kiosco/kiosco.env', settings)
		.replaceAll(/sudo (?:-u kiosco )?/g, '')
		.replace('cd /opt/kiosco && npm run reseal', `${process.execPath} dist/server/reseal-main.js`);
	const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), name: 'ACCOUNTS_SECRET' };
	return (await execute('bash', ['-ec', here], { env })).stdout;
}

/** Starts the program with the settings of the file. */
async function start(): Promise<Program> {
	const pairs = (await readFile(settings, 'utf8'))
		.trim()
		.split('\n')
		.map((line) => line.split('=', 2));
	return startProgram({ dataDir: join(folder, 'data'), environment: { DEMO_CONTENT: 'off', ...Object.fromEntries(pairs) } });
}

const post = ({ send }: Program, path: string, form: Readonly<Record<string, string>>) =>
	send('redaccion', path, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
		body: new URLSearchParams(form).toString(),
	});

/** Sets a member of staff up. Resolves to the second factor, which the database keeps sealed. */
async function setUpStaff(program: Program): Promise<TOTP> {
	const { output } = await addStaff({ DATA_DIR: program.dataDir }, email);
	const [path = '', clave = ''] = /\/preparar\/\?clave=([\w-]+)/.exec(output) ?? [];
	const { body } = await program.get('redaccion', path);
	const totp = new TOTP({ secret: /<code>([A-Z2-7]+)<\/code>/.exec(body)?.[1] ?? '' });
	const done = await post(program, '/preparar/', { clave, name: 'Julia', password, code: totp.generate() });
	expect(done.status).toBe(303);
	return totp;
}

it('O07 the secret of the accounts is exchanged as the guide says, and staff sign in with the second factor from before', async () => {
	let program = await start();
	const restart = async () => {
		await program.stop();
		program = await start();
	};
	const totp = await setUpStaff(program);
	for (const step of [announce, exchange]) {
		await type(step);
		await restart();
	}
	expect(await type(reseal)).toMatch(/^[1-9]\d* of \d+ values were sealed anew/m);
	await type(forget);
	expect(await readFile(settings, 'utf8')).toMatch(/^ACCOUNTS_SECRET=[\da-f]{64}\n$/);
	expect(await readFile(settings, 'utf8')).not.toContain(old);
	await restart();
	// A code is accepted once: the next one is that of half a minute later.
	const code = totp.generate({ timestamp: Date.now() + 30_000 });
	expect((await post(program, '/ingresar/', { email, password, code })).status).toBe(303);
	await program.stop();
});
