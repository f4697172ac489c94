import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { listenTo } from '../../../support/browser/browser.ts';
import { accountBrands, accountVisits, button, field } from '../../../support/identity/account-visits.ts';
import { attack } from '../../../support/identity/attack.ts';
import { senderTo } from '../../../support/sender.ts';

const visits = accountVisits();
const { program, reader } = visits;

const source = { name: 'la redacción', updated_at: '2026-11-20T12:00:00Z' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const newsletter = {
	type: 'newsletter',
	_id: 'primera',
	source,
	slug: 'primera',
	title: 'Primera hora',
	text: 'Lo que pasó.',
	schedule: 'A diario',
};
const openCall = {
	...{ type: 'call', _id: 'familias', source, title: 'Familias', text: 'Buscamos familias.', consent: 'Acepto.' },
	...{ opens: inDays(-1), closes: inDays(5) },
	questions: [{ id: 'nombre', label: 'Nombre', kind: 'short-text', max_length: 40 }],
};

beforeAll(async () => {
	for (const { id } of brandList) await senderTo(program(), id).putAll([newsletter, openCall]);
});

const main = (page: Page) => page.locator('main').innerText();

/** Puts an invalid signature on challenges until the returned function is called, so that their answers are refused. */
async function spoilChallenges(page: Page, brand: BrandId): Promise<() => Promise<void>> {
	const challenge = '**/captcha/challenge';
	await page.route(challenge, async (route) => {
		const { body } = await program().get(brand, new URL(route.request().url()).pathname);
		await route.fulfill({ json: { ...JSON.parse(body), signature: '00' } });
	});
	return () => page.unroute(challenge);
}

describe.each(accountBrands)('our own captcha on $id', ({ id, texts }) => {
	it('appears in the form of a newsletter that is open when an attack begins, and is solved by the browser', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		await page.goto(program().url(id, '/newsletters/primera/'));
		await field(page, 'Mail').fill(`boletin-${id}@mail.test`);
		await page.locator('form[novalidate]').waitFor();
		await attack(visits, id);
		const submit = button(page, texts.newsletters.form.submit);
		await submit.click();
		await page.getByRole('alert').getByText('Captcha inválido.').waitFor();
		await page.locator('[data-captcha="waits"]').waitFor();
		await submit.click();
		await expect.poll(() => main(page)).toContain(texts.account.flashMessages['newsletter-asked']);
		expect(complaints.foreign).toEqual([]);
	});

	it('is in the form of an open call during an attack, can be tried again, and is solved by the browser', async () => {
		await attack(visits, id);
		const { page } = await reader();
		const complaints = listenTo(page);
		await page.goto(program().url(id, '/convocatorias/familias/'));
		await page.locator('[data-island=application][data-state=ready]').waitFor({ state: 'attached' });
		const form = page.locator('form[data-call]');
		await form.locator('[name="email"]').fill(`familia-${id}@mail.test`);
		await form.locator('[name="answer-nombre"]').fill('Ana Núñez');
		await form.locator('[name="consent"]').check();
		const goOn = await spoilChallenges(page, id);
		const submit = form.getByRole('button', { name: texts.calls.form.submit });
		await submit.click();
		await form.getByRole('alert').getByText(texts.calls.form.browser.refusals['130001']).waitFor();
		await goOn();
		await submit.click();
		await expect.poll(() => main(page)).toContain(texts.account.flashMessages['application-asked']);
		expect(complaints.foreign).toEqual([]);
	});
});
