import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApplicationExport } from '#identity';
import { type FormPart, findTestCall, jpegOf, multipartForm, multipartType } from '../../../tests/support/identity/call-form.ts';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand } from '../../../tests/support/test-brand.ts';

const place = await mkdtemp(join(tmpdir(), 'applications-'));
const applicationsFolder = join(place, 'files');

describe('the export of what was answered to an open call', () => {
	const service = testIdentity({ openCallForm: findTestCall, applicationsFolder });
	const exportTo = (to: string, brand = testBrand) =>
		createApplicationExport({ database: service.database(), applicationsFolder })({ brand, openCall: 'familias', to });

	const usual: readonly FormPart[] = [
		{ name: 'answer-telefono', value: '+54 11 5555-0000' },
		{ name: 'answer-foto', value: jpegOf(), file: '../../foto.php' },
	];
	const apply = async (email: string, name: string, answers = usual) => {
		const parts = [{ name: 'email', value: email }, { name: 'consent', value: 'on' }, { name: 'answer-nombre', value: name }, ...answers];
		const bytes = multipartForm(parts);
		const headers = { 'content-type': multipartType, 'content-length': `${bytes.length}` };
		await service.call('POST', '/calls/familias/applications', { bytes, headers });
		return service.nonce('confirm-application');
	};

	it('ROUTE-14 has what was confirmed, in a table that runs no formula, and the files under names of ours', async () => {
		await service.call('PUT', `/calls/applications/${await apply('ana@mail.test', '=cmd|"/c calc"')}`);
		await apply('eva@mail.test', 'Eva');
		const to = join(place, 'export');
		expect(await exportTo(to)).toEqual({ applications: 1, files: 1, missing: 0 });
		const [file = ''] = await readdir(join(to, 'files'));
		expect(file).toMatch(/^[\da-f-]{36}-foto\.jpg$/);
		const rows = (await readFile(join(to, 'applications.csv'), 'utf8')).split('\r\n');
		expect(rows[0]).toBe('\uFEFF"id","confirmed","email","¿Cómo te llamás?","Tu teléfono","foto"');
		expect(rows[1]).toContain(`"2026-11-20T15:00:00.000Z","ana@mail.test","'=cmd|""/c calc""","'+54 11 5555-0000","files/${file}"`);
		expect(rows.slice(2)).toEqual(['']);
		for (const path of [to, join(to, 'applications.csv'), join(to, 'files'), join(to, 'files', file)])
			expect((await stat(path)).mode & 0o077).toBe(0);
	});

	it('has of each only what they answered', async () => {
		const film = { name: 'answer-video', value: '%PDF-1.7\n', file: 'video.pdf' };
		for (const [name, parts] of [
			['Ana', usual],
			['Eva', [film]],
			['Luz', []],
		] as const) {
			await service.call('PUT', `/calls/applications/${await apply(`${name}@mail.test`, name, parts)}`);
			service.clock.now = new Date(service.clock.now.getTime() + 1_000);
		}
		const to = join(place, 'several');
		expect(await exportTo(to)).toEqual({ applications: 3, files: 2, missing: 0 });
		const [head, ...rows] = (await readFile(join(to, 'applications.csv'), 'utf8')).replace(/[\da-f-]{36}/g, 'ID').split('\r\n');
		expect(head).toContain('"¿Cómo te llamás?","Tu teléfono","foto","video"');
		expect(rows).toEqual([
			`"ID","2026-11-20T15:00:00.000Z","Ana@mail.test","Ana","'+54 11 5555-0000","files/ID-foto.jpg",""`,
			'"ID","2026-11-20T15:00:01.000Z","Eva@mail.test","Eva","","","files/ID-video.pdf"',
			'"ID","2026-11-20T15:00:02.000Z","Luz@mail.test","Luz","","",""',
			'',
		]);
	});

	it('covers one brand, replaces nothing, and says which files are elsewhere', async () => {
		await service.call('PUT', `/calls/applications/${await apply('ana@mail.test', 'Ana')}`);
		expect(await exportTo(join(place, 'other'), otherBrand)).toEqual({ applications: 0, files: 0, missing: 0 });
		expect(await readdir(join(place, 'other'))).toEqual(['applications.csv']);
		await expect(exportTo(join(place, 'other'))).rejects.toThrow('EEXIST');
		const elsewhere = createApplicationExport({ database: service.database(), applicationsFolder: join(place, 'empty') });
		const request = { brand: testBrand, openCall: 'familias', to: join(place, 'third') };
		expect(await elsewhere(request)).toEqual({ applications: 1, files: 0, missing: 1 });
	});

	it('fails when a file cannot be copied, and does not call it missing', async () => {
		await service.call('PUT', `/calls/applications/${await apply('ana@mail.test', 'Ana')}`);
		const unreadable = createApplicationExport({ database: service.database(), applicationsFolder: '/dev/null' });
		const request = { brand: testBrand, openCall: 'familias', to: join(place, 'fourth') };
		await expect(unreadable(request)).rejects.toThrow('ENOTDIR');
	});
});
