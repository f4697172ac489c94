import { describe, expect, it } from 'vitest';
import { listenTo } from '../../support/browser/browser.ts';
import { section, story } from '../../support/content.ts';
import { accountVisits } from '../../support/identity/account-visits.ts';
import { googleVisits } from '../../support/identity/google-visits.ts';
import { senderTo } from '../../support/sender.ts';

const { google, environment } = googleVisits('tn', 'eltrece', 'ciudad', 'eldoce');
const { program, reader } = accountVisits(environment);

describe('a reader at the wall of a story', () => {
	it.each([
		['tn', 'signUp-paywall'],
		['eltrece', 'login-paywall'],
		['ciudad', 'login-paywall'],
		['eldoce', 'signUp-paywall'],
	] as const)('FLOW-10 of %s signs in with Google at %s, and the page reloads with the story', async (id, variant) => {
		const content_elements = ['El comienzo.', 'El final.'].map((content) => ({ type: 'text', content }));
		const place = { website: id, website_url: '/deportes/cerrada/', display_date: '2026-11-01T12:00:00Z' };
		const gate = { content_restrictions: { content_code: 'registro' } };
		await senderTo(program(), id).putAll([section('/deportes'), story('WALLED', { ...place, ...gate, content_elements })]);
		google.vouchFor({ sub: `1001-${id}`, email: `ana.${id}@gmail.com`, given_name: 'Ana', family_name: 'Núñez' });
		const { page } = await reader();
		const complaints = listenTo(page);
		await page.goto(program().url(id, '/deportes/cerrada/?a=1'));
		if (variant === 'login-paywall') await page.getByRole('radio', { name: 'Iniciar sesión' }).check();
		const button = page.frameLocator(`[data-form=${variant}] iframe`).getByRole('button', { name: 'Continuar con Google' });
		const [loaded] = await Promise.all([page.waitForEvent('load'), button.click()]);
		await loaded.getByText('El final.').waitFor();
		expect(page.url()).toBe(program().url(id, '/deportes/cerrada/?a=1'));
		expect(complaints.console).toEqual([]);
	});
});
