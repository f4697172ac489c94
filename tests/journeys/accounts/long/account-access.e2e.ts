import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../support/browser/axe.ts';
import { accountBrands, accountVisits } from '../../../support/identity/account-visits.ts';

const { open, reader } = accountVisits();

describe.each(accountBrands)('the account pages of $id', ({ id }) => {
	it('have no violation that axe knows, on a phone and in both schemes', async () => {
		const { page } = await reader({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
		const found: string[] = [];
		const simple = ['/registrarse/', '/ingresar/', '/recuperar-contrasena/', '/cuenta-verificada/'];
		for (const path of [...simple, '/validar-registro/?uuid=x', '/modificar-contrasena/?nonce=x&uuid=x']) {
			await open(page, id, path);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				// The dark scheme differs only in colours.
				const violations = await violationsOn(page, colorScheme === 'light' ? 'all' : 'colors');
				found.push(...violations.map((line) => `${path} ${colorScheme} ${line}`));
			}
		}
		expect(found).toEqual([]);
	});
});
