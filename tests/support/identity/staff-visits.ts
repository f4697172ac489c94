import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { BrandId } from '#brands';
import { addStaff } from '../programs/commands.ts';
import type { Program } from '../programs/program.ts';
import { arriveAt, button, fillIn } from './account-visits.ts';

const password = 'una frase larga para la redacción';

/**
 * Adds an editor by the command for it, and signs her in to the newsroom of a brand, with the page. `databaseUrl` is that of
 * the program; undefined when it uses the embedded database. Resolves to her authenticator app, whose code of now is used.
 */
export async function signInStaff(
	page: Page,
	id: BrandId,
	{ program, databaseUrl }: { program: Program; databaseUrl?: string },
): Promise<TOTP> {
	const email = `julia.${id}@diario.test`;
	const { output } = await addStaff({ DATA_DIR: program.dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, email);
	const path = /\/preparar\/\?clave=[\w-]+/.exec(output)?.[0];
	await page.goto(program.url('redaccion', path ?? `/no-link/?${output}`));
	const totp = new TOTP({ secret: (await page.locator('code').innerText()).trim() });
	await fillIn(page, { Nombre: 'Julia', Contraseña: password, Código: totp.generate() });
	await button(page, 'Guardar y entrar').click();
	await arriveAt(page, '/tn/notas/');
	return totp;
}
