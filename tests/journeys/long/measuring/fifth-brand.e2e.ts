import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { addFifthBrand, copyProject, fifthBrand } from '../../../support/programs/fifth-brand.ts';
import { startProgram } from '../../../support/programs/program.ts';

/** In ms; all of `npm run check` takes a third of it. */
const patience = 15 * 60_000;

// It has the machine to itself, as everything is tested.
describe('a fifth brand', () => {
	const folder = mkdtempSync(join(tmpdir(), 'kiosco-fifth-'));
	const project = join(folder, 'kiosco');
	const options = { cwd: project, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 2 ** 28 };
	/** Runs a script in the copy; resolves to what it printed when it failed, and to nothing when it passed. */
	const complaints = (...args: readonly string[]) =>
		new Promise<string>((done) => {
			execFile(process.execPath, args, options, (error, stdout, stderr) => done(error === null ? '' : stdout + stderr));
		});

	beforeAll(() => {
		copyProject(process.cwd(), project);
		addFifthBrand(project);
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	it('passes the compiler with one file of data and its name in the row', async () => {
		expect(await complaints('node_modules/typescript/bin/tsc')).toBe('');
	});

	it('is served beside the others, with its name, its icon and its account pages, and without demo content', async () => {
		expect(await complaints('tools/build.ts')).toBe('');
		const program = await startProgram({ project });
		try {
			for (const { id } of brandList) expect((await program.get(id, '/')).status, id).toBe(200);
			const home = await program.get(fifthBrand, '/');
			expect(home.body).toContain('<title>Quinto | ');
			const icon = await program.get(fifthBrand, `/assets/icons/${fifthBrand}.svg`);
			expect(icon).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
			for (const path of ['/ingresar/', '/registrarse/', '/perfil/', '/buscar/gol/', '/lo-ultimo/'])
				expect((await program.get(fifthBrand, path)).status, path).toBe(200);
			expect(program.output()).toContain(`http://${fifthBrand}.localhost:${program.port}/`);
			expect(program.output()).not.toContain(`${fifthBrand}: `);
		} finally {
			await program.stop();
		}
	});

	it(
		'passes the tests of whole sites',
		async () => expect(await complaints('tools/test.mjs', '--form', 'check', 'tests/sites/')).toBe(''),
		patience,
	);

	it(
		'passes npm run check with all tests of modules',
		async () => expect(await complaints('tools/test.mjs', '--form', 'check', '--slow')).toBe(''),
		patience,
	);
});
