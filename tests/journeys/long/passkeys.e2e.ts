import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { listenTo } from '../../support/browser/browser.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { arriveAt, button, fillIn } from '../../support/identity/account-visits.ts';
import { signInStaff } from '../../support/identity/staff-visits.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';

const browser = fileBrowser();
let postgres: OwnPostgres;
let program: Program;
beforeAll(async () => {
	postgres = await ownPostgres();
	program = await startProgram({ environment: { DATABASE_URL: postgres.databaseUrl, DEMO_CONTENT: 'off' } });
});
afterAll(async () => {
	await program?.stop();
	await postgres?.drop();
});

/** Gives the browser of a page a device with a fingerprint sensor. */
async function addDevice(page: Page) {
	const chrome = await page.context().newCDPSession(page);
	await chrome.send('WebAuthn.enable');
	const { authenticatorId } = await chrome.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		passkeys: async () => (await chrome.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
		/** Whether somebody touches the sensor when it asks. */
		isTouched: (enabled: boolean) => chrome.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
		/** Whether it is a finger that the device knows. */
		recognises: (isUserVerified: boolean) => chrome.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
	};
}

const addForm = (page: Page) => page.locator('form', { hasText: 'Agregar una llave de acceso' });
const bySection = (page: Page, heading: string) => page.locator('section', { has: page.getByRole('heading', { name: heading }) });

describe('somebody who works in the newsroom', () => {
	it('A19 adds a passkey, signs in with it alone, from the field for the email and by the button, and removes it', async () => {
		const page = await (await browser().newContext({ locale: 'es-AR' })).newPage();
		const app = await signInStaff(page, 'tn', { program, databaseUrl: postgres.databaseUrl });
		const device = await addDevice(page);
		const complaints = listenTo(page);
		await page.goto(program.url('redaccion', '/tn/cuenta/'));
		const codes = bySection(page, 'Códigos de rescate');
		await codes.getByLabel('Código de tu aplicación').fill(app.generate({ timestamp: Date.now() + 30_000 }));
		await codes.getByRole('button').click();
		const [first = '', second = ''] = await page.locator('.codes code').allInnerTexts();

		await addForm(page).getByLabel('Nombre de la llave nueva').fill('Mi teléfono');
		await addForm(page).getByLabel('Código de tu aplicación').fill(first);
		await button(page, 'Agregar una llave de acceso').click();
		expect(await violationsOn(page)).toEqual([]);
		await device.recognises(false);
		await button(page, 'Crear la llave “Mi teléfono”').click();
		await page.getByText('No se creó ninguna llave').waitFor();
		await device.recognises(true);
		await button(page, 'Crear la llave “Mi teléfono”').click();
		await page.getByText('Listo: ya podés ingresar con tu llave de acceso.').waitFor();
		expect(await device.passkeys()).toBe(1);
		expect(await violationsOn(page)).toEqual([]);

		await button(page, 'Salir').click();
		await arriveAt(page, '/tn/notas/');

		await device.isTouched(false);
		await page.goto(program.url('redaccion', '/tn/cuenta/'));
		await button(page, 'Salir').click();
		await button(page, 'Ingresar con una llave de acceso').waitFor();
		expect(await violationsOn(page)).toEqual([]);
		await device.isTouched(true);
		await button(page, 'Ingresar con una llave de acceso').click();
		await arriveAt(page, '/tn/notas/');

		await page.goto(program.url('redaccion', '/tn/cuenta/'));
		const passkeys = bySection(page, 'Llaves de acceso');
		await passkeys.getByText('última vez').waitFor();
		await passkeys.getByText('Quitar', { exact: true }).click();
		await passkeys.locator('details').getByLabel('Código de tu aplicación').fill(second);
		await button(page, 'Quitar la llave').click();
		await page.getByText('Listo: esa llave de acceso no sirve más.').waitFor();
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it('sees nothing of passkeys without scripts, and signs in with password and code as before', async () => {
		const page = await (await browser().newContext({ javaScriptEnabled: false })).newPage();
		await page.goto(program.url('redaccion', '/ingresar/'));
		expect(await button(page, 'Ingresar con una llave de acceso').count()).toBe(0);
		await fillIn(page, { Email: 'nadie@diario.test', Contraseña: 'no es la de nadie', 'Código de tu aplicación': '000000' });
		await button(page, 'Ingresar').click();
		await page.getByText('El email, la contraseña o el código no son correctos.').waitFor();
	});
});
