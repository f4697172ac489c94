import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { BrandId } from '#brands';
import { section } from '../content.ts';
import { type OwnPostgres, ownPostgres } from '../databases/database.ts';
import { signInStaff } from '../identity/staff-visits.ts';
import { type Program, startProgram } from '../programs/program.ts';
import { senderTo } from '../sender.ts';
import { fileBrowser } from './file-browser.ts';

/** The body of the open story. */
export const bodyOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Cuerpo de la nota' });

/** Waits until the bar says where the text is. */
export const says = (page: Page, text: string): Promise<void> => page.locator('.safety', { hasText: text }).waitFor();

/** The id of the open story. */
export const idOf = (page: Page): string => /notas\/([^/]+)\//.exec(page.url())?.[1] ?? '';

/** For the tests of a file: a program with its own database, and a person who is signed in to the newsroom of a brand. */
export function newsroomWriter(brand: BrandId) {
	const browser = fileBrowser();
	let postgres: OwnPostgres;
	let program: Program;
	let session: NonNullable<BrowserContextOptions['storageState']>;
	beforeAll(async () => {
		postgres = await ownPostgres();
		program = await startProgram({ environment: { DATABASE_URL: postgres.databaseUrl, DEMO_CONTENT: 'off' } });
		await senderTo(program, brand).putAll([section('/politica', { name: 'Política' }), section('/deportes', { name: 'Deportes' })]);
		const signing = await browser().newContext();
		await signInStaff(await signing.newPage(), brand, { program, databaseUrl: postgres.databaseUrl });
		session = await signing.storageState();
		await signing.close();
	});
	afterAll(async () => {
		await program?.stop();
		await postgres?.drop();
	});
	const newContext = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
		browser().newContext({
			viewport: { width: 1440, height: 900 },
			locale: 'es-AR',
			permissions: ['clipboard-read', 'clipboard-write'],
			storageState: session,
			...options,
		});
	const open = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
		const page = await (await newContext(options)).newPage();
		await page.goto(program.url('redaccion', `/${brand}/${path}`));
		return page;
	};
	return {
		program: () => program,
		newContext,
		open,
		/** Opens an empty story. */
		newStory: async (options?: BrowserContextOptions): Promise<Page> => {
			const page = await open('notas/', options);
			await page.getByRole('link', { name: 'Nueva nota' }).click();
			await bodyOf(page).waitFor();
			return page;
		},
		/** Opens an existing story. */
		openStory: async (id: string, options?: BrowserContextOptions): Promise<Page> => {
			const page = await open(`notas/${id}/`, options);
			await bodyOf(page).waitFor();
			return page;
		},
		/** The newest text of a story, as its ANS. */
		stored: async (page: Page, id = idOf(page)) => {
			const text: string = await page.evaluate(
				async (path) => (await (await fetch(path)).json()).newest.text,
				`/${brand}/api/notas/${id}/`,
			);
			return JSON.parse(text);
		},
	};
}
