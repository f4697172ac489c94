import { describe, expect, it } from 'vitest';
import { listenTo } from '../../../support/browser/browser.ts';
import { byForm } from '../../../support/form.ts';
import { accountVisits, publishWalled } from '../../../support/identity/account-visits.ts';
import { googleVisits } from '../../../support/identity/google-visits.ts';

const { google, environment } = googleVisits('tn', 'eltrece', 'ciudad', 'eldoce');
const { program, reader } = accountVisits(environment);

const places = [
	['tn', 'signUp-paywall'],
	['eltrece', 'login-paywall'],
	['ciudad', 'login-paywall'],
	['eldoce', 'signUp-paywall'],
] as const;

describe('a reader at the wall of a story', () => {
	it.each(places.slice(0, byForm(2, 4)))(
		'FLOW-10 of %s signs in with Google at %s, and the page reloads with the story',
		async (id, variant) => {
			await publishWalled(program(), id);
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
		},
	);
});
