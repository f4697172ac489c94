import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { BrandId } from '#brands';
import { addStaff } from '../programs/commands.ts';
import type { Program } from '../programs/program.ts';
import { arriveAt, button, field, fillIn } from './account-visits.ts';

const password = 'una frase larga para la redacción';

/** Time in ms that a code of the second factor belongs to. Each code signs in once. */
const step = 30_000;

/**
 * Adds an editor by the command for it, and signs her in to the newsroom of a brand, with the page. `databaseUrl` is that of
 * the program.
 */
export async function signInStaff(
	page: Page,
	id: BrandId,
	{ program, databaseUrl }: { program: Program; databaseUrl: string },
): Promise<void> {
	const email = `julia.${id}@diario.test`;
	const { output } = await addStaff({ DATA_DIR: program.dataDir, DATABASE_URL: databaseUrl }, email);
	const path = /\/redaccion\/preparar\/\?clave=[\w-]+/.exec(output)?.[0];
	await page.goto(program.url(id, path ?? `/no-link/?${output}`));
	const totp = new TOTP({ secret: (await page.locator('code').innerText()).trim() });
	const start = Date.now();
	await fillIn(page, { Nombre: 'Julia', Contraseña: password, Código: totp.generate({ timestamp: start }) });
	await button(page, 'Guardar y terminar').click();
	await arriveAt(page, '/redaccion/ingresar/');
	await fillIn(page, { Email: email, Contraseña: password });
	await field(page, 'Código de tu aplicación').fill(totp.generate({ timestamp: start + step }));
	await button(page, 'Ingresar').click();
	await arriveAt(page, '/redaccion/vista/');
}
