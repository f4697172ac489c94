import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import { violationsOn } from '../../../support/browser/axe.ts';
import { accountBrands, accountVisits, button, fillIn } from '../../../support/identity/account-visits.ts';
import { jpegOf } from '../../../support/identity/call-form.ts';
import { goodPassword } from '../../../support/identity/identity.ts';
import { linkOfMail } from '../../../support/identity/outbox.ts';
import { signInStaff } from '../../../support/identity/staff-visits.ts';
import { exportCall } from '../../../support/programs/commands.ts';
import { senderTo } from '../../../support/sender.ts';

// The command of the newsroom reaches the running program by its control socket.
const { program, newReader, reader, signIn } = accountVisits(undefined, { isEmbedded: true });

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const path = '/convocatorias/familias/';

const openCall = {
	type: 'call',
	_id: 'familias',
	source: { name: 'la producción', updated_at: '2026-11-20T12:00:00Z' },
	title: 'Familias que cocinan',
	text: 'Buscamos familias.',
	opens: inDays(-1),
	closes: inDays(5),
	consent: 'Acepto que me llamen.',
	questions: [
		{ id: 'nombre', label: 'Nombre', kind: 'short-text', max_length: 40 },
		{ id: 'historia', label: 'Historia', kind: 'long-text', required: false },
		{ id: 'plato', label: 'Plato', kind: 'choice', options: ['Dulce', 'Salado'] },
		{ id: 'foto', label: 'Foto', kind: 'file', accepts: ['image'], max_mb: 1, required: false },
	],
};

beforeAll(async () => {
	for (const { id } of brandList) await senderTo(program(), id).putAll([openCall]);
});

const form = (page: Page) => page.locator('form[data-call]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const main = (page: Page) => page.locator('main').innerText();
const photo = (bytes: Buffer, name = 'foto.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer: bytes });
/** A picture of one pixel. */
const drawnPicture = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);
const files = () => readdir(join(program().dataDir, 'applications')).catch(() => []);

/** Opens the form; with scripts, waits until its island has taken it over. */
async function openForm(page: Page, { id }: Brand, hasScripts: boolean): Promise<void> {
	await page.goto(program().url(id, path));
	if (hasScripts) await page.locator('kiosco-island[data-island=application][data-state=ready]').waitFor({ state: 'attached' });
}

/** Answers all that must be answered. */
async function answer(page: Page, email: string): Promise<void> {
	await field(page, 'email').fill(email);
	await field(page, 'answer-nombre').fill('Ana Núñez');
	await form(page).getByLabel('Salado').check();
	await field(page, 'consent').check();
}

const send = (page: Page, { texts }: Brand) => form(page).getByRole('button', { name: texts.calls.form.submit }).click();

describe.each(accountBrands)('the form of an open call of $id', (brand) => {
	const { id, texts } = brand;
	const words = texts.calls;
	const asked = texts.account.flashMessages['application-asked'];

	it.each([true, false])(
		'ROUTE-14 sends answers and files, which count by mail and are withdrawn by mail (scripts: %s)',
		async (javaScriptEnabled) => {
			const before = (await files()).length;
			const { page } = await reader({ javaScriptEnabled });
			const email = `casting-${id}-${javaScriptEnabled}@mail.test`;
			await openForm(page, brand, javaScriptEnabled);
			await answer(page, email);
			await field(page, 'answer-foto').setInputFiles(photo(jpegOf(200_000)));
			await send(page, brand);
			await expect.poll(() => main(page)).toContain(asked);
			expect(await form(page).count()).toBe(0);
			expect(new URL(page.url()).pathname).toBe(path);
			expect(await files()).toHaveLength(before + 1);

			const link = await linkOfMail(program(), email, '/convocatorias/postulacion/');
			for (let round = 0; round < 2; round++) {
				await page.goto(link);
				expect(await main(page)).toContain(words.confirmPage.open.title);
			}
			if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([]);
			await button(page, words.confirm).click();
			await expect.poll(() => main(page)).toContain(words.confirmPage.confirmed.title);

			await page.goto(await linkOfMail(program(), email, '/convocatorias/retirar/'));
			expect(await main(page)).toContain('Familias que cocinan');
			if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([]);
			await button(page, words.withdraw).click();
			await expect.poll(() => main(page)).toContain(words.withdrawPage.gone.title);
			expect(await files()).toHaveLength(before);
			await page.goto(link);
			expect(await main(page)).toContain(words.confirmPage.dead.title);
		},
	);

	it('ROUTE-14 comes back filled without scripts when it is refused, and says that files must be chosen again', async () => {
		const { page } = await reader({ javaScriptEnabled: false });
		await openForm(page, brand, false);
		await answer(page, `mal-${id}@mail.test`);
		await field(page, 'answer-historia').fill('Uno\ndos');
		await field(page, 'answer-foto').setInputFiles(photo(Buffer.from('<?php phpinfo();')));
		await send(page, brand);
		await expect.poll(() => main(page)).toContain(words.form.filesAgain);
		expect(await main(page)).toContain('No podemos recibir este tipo de archivo.');
		expect(await field(page, 'email').inputValue()).toBe(`mal-${id}@mail.test`);
		expect(await field(page, 'answer-historia').inputValue()).toBe('Uno\ndos');
		expect(await form(page).getByLabel('Salado').isChecked()).toBe(true);
		await send(page, brand);
		await expect.poll(() => main(page)).toContain(asked);
	});

	it('ROUTE-14 says that files are far too large, and what was typed is one step back, without scripts', async () => {
		const { page } = await reader({ javaScriptEnabled: false });
		await openForm(page, brand, false);
		await answer(page, `pesado-${id}@mail.test`);
		await field(page, 'answer-foto').setInputFiles(photo(jpegOf(4_000_000)));
		const [answered] = await Promise.all([page.waitForResponse((one) => one.request().method() === 'POST'), send(page, brand)]);
		expect(answered.status()).toBe(413);
		await expect.poll(() => main(page)).toContain(words.form.tooLarge);
		await page.goBack();
		await expect.poll(() => field(page, 'answer-nombre').inputValue()).toBe('Ana Núñez');
	});

	it('ROUTE-14 says at each field what is wrong, and loses nothing when the page is opened again', async () => {
		const { page } = await reader({ viewport: { width: 360, height: 780 } });
		await openForm(page, brand, true);
		await send(page, brand);
		expect(await form(page).getByText(words.form.browser.problems.missing).filter({ visible: true }).count()).toBe(4);
		expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
		expect(await violationsOn(page)).toEqual([]);
		await page.keyboard.type(`borrador-${id}@mail.test`);
		await page.keyboard.press('Tab');
		await page.keyboard.type('Ana');
		await page.reload();
		await page.locator('[data-restored]').waitFor();
		expect(await field(page, 'answer-nombre').inputValue()).toBe('Ana');
		expect(await field(page, 'consent').isChecked()).toBe(false);
		await answer(page, `borrador-${id}@mail.test`);
		await field(page, 'answer-foto').setInputFiles(photo(jpegOf(1_000_001)));
		await send(page, brand);
		await form(page).getByText('El archivo es demasiado grande.').waitFor();
		await field(page, 'answer-foto').setInputFiles(photo(Buffer.from('#!/bin/sh'), 'foto.jpg'));
		await send(page, brand);
		await form(page).getByText('No podemos recibir este tipo de archivo.').waitFor();
		await field(page, 'answer-foto').setInputFiles([]);
		await send(page, brand);
		await page.getByText(asked).waitFor();
		await page.reload();
		await expect.poll(() => field(page, 'answer-nombre').inputValue()).toBe('');
	});

	it('ROUTE-14 counts at once for a reader who is signed in, with scripts and without', async () => {
		for (const javaScriptEnabled of [true, false]) {
			const email = `socia-${id}-${javaScriptEnabled}@mail.test`;
			await newReader(id, email);
			const { page } = await reader({ javaScriptEnabled });
			if (javaScriptEnabled) await signIn(page, id, email);
			else {
				await page.goto(program().url(id, '/ingresar/'));
				await fillIn(page, { Mail: email, Contraseña: goodPassword });
				await button(page, 'Ingresar').click();
			}
			await page.waitForURL((url) => url.pathname !== '/ingresar/');
			await openForm(page, brand, javaScriptEnabled);
			await answer(page, email);
			await send(page, brand);
			await expect.poll(() => main(page)).toContain(texts.account.flashMessages['application-received']);
		}
	});

	it('W09 is taken from our own pages alone', async () => {
		const body = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.test\r\n--x--\r\n';
		const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.test' };
		expect((await program().send(id, path, { method: 'POST', headers, body })).status).toBe(403);
	});
});

describe('the answers to an open call', () => {
	it('ROUTE-14 are seen by an editor of the brand once they are confirmed, with their pictures and as a table', async () => {
		const { page: applicant } = await reader({ javaScriptEnabled: false });
		for (const email of ['vista@mail.test', 'oculta@mail.test']) {
			await openForm(applicant, brands.tn, false);
			await answer(applicant, email);
			await field(applicant, 'answer-foto').setInputFiles(photo(drawnPicture));
			await send(applicant, brands.tn);
			await expect.poll(() => main(applicant)).toContain(brands.tn.texts.account.flashMessages['application-asked']);
		}
		await applicant.goto(await linkOfMail(program(), 'vista@mail.test', '/convocatorias/postulacion/'));
		await button(applicant, brands.tn.texts.calls.confirm).click();
		await expect.poll(() => main(applicant)).toContain(brands.tn.texts.calls.confirmPage.confirmed.title);

		const { page } = await reader({ extraHTTPHeaders: {} });
		await signInStaff(page, 'tn', { program: program() });
		await page.goto(program().url('redaccion', '/tn/datos/call/'));
		await page.getByRole('link', { name: 'Respuestas' }).click();
		await page.getByRole('link', { name: 'Familias que cocinan' }).click();
		const seen = page.getByRole('article').filter({ hasText: 'vista@mail.test' });
		expect(await seen.innerText()).toContain('Ana Núñez');
		expect(await main(page)).not.toContain('oculta@mail.test');
		await expect.poll(() => seen.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
		expect(await violationsOn(page)).toEqual([]);
		const [table] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Bajar la tabla' }).click()]);
		expect(await readFile(await table.path(), 'utf8')).toContain('"vista@mail.test"');
		const [file] = await Promise.all([page.waitForEvent('download'), seen.getByRole('link', { name: 'foto.png' }).click()]);
		expect(await readFile(await file.path())).toEqual(drawnPicture);
	});

	it('ROUTE-14 reach the newsroom by a command while the program runs, once they are confirmed', async () => {
		const { page } = await reader({ javaScriptEnabled: false });
		for (const email of ['exporta@mail.test', 'calla@mail.test']) {
			await openForm(page, brands.tn, false);
			await answer(page, email);
			await field(page, 'answer-foto').setInputFiles(photo(jpegOf(5_000)));
			await send(page, brands.tn);
			await expect.poll(() => main(page)).toContain(brands.tn.texts.account.flashMessages['application-asked']);
		}
		await page.goto(await linkOfMail(program(), 'exporta@mail.test', '/convocatorias/postulacion/'));
		await button(page, brands.tn.texts.calls.confirm).click();
		await expect.poll(() => main(page)).toContain(brands.tn.texts.calls.confirmPage.confirmed.title);
		const folder = join(await mkdtemp(join(tmpdir(), 'kiosco-export-')), 'familias');
		const run = await exportCall({ DATA_DIR: program().dataDir, PORT: String(program().port) }, 'familias', folder);
		expect(run).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ applications and \d+ files are in /) });
		const table = await readFile(join(folder, 'applications.csv'), 'utf8');
		expect(table).toContain('"exporta@mail.test"');
		expect(table).not.toContain('calla@mail.test');
		const [file = ''] = /files\/[\w-]+-foto\.jpg/.exec(table.slice(table.indexOf('exporta@mail.test'))) ?? [];
		expect(await readFile(join(folder, file))).toEqual(jpegOf(5_000));
		expect((await exportCall({ DATA_DIR: program().dataDir, PORT: String(program().port) }, 'familias', folder)).code).toBe(1);
	});
});
