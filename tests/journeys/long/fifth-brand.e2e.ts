import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { addFifthBrand, copyProject, fifthBrand } from '../../support/programs/fifth-brand.ts';
import { startProgram } from '../../support/programs/program.ts';

describe('a fifth brand', () => {
	const folder = mkdtempSync(join(tmpdir(), 'kiosco-fifth-'));
	const project = join(folder, 'kiosco');
	const environment = { ...process.env, NODE_ENV: 'production' };
	const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', env: environment });

	beforeAll(() => {
		copyProject(process.cwd(), project);
		addFifthBrand(project);
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	it('passes the compiler with one file of data and its name in the row', () => {
		expect(run('node_modules/typescript/bin/tsc')).toMatchObject({ status: 0, stdout: '' });
	});

	it('passes the checks of the brands: contrast, faces, texts', () => {
		expect(run('node_modules/vitest/vitest.mjs', 'run', 'src/brands')).toMatchObject({ status: 0 });
	});

	it('is served beside the others, with its name, its icon and its account pages, and without demo content', async () => {
		expect(run('tools/build.ts')).toMatchObject({ status: 0 });
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
});
