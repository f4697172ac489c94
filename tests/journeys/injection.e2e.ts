import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { fileBrowser } from '../support/browser/file-browser.ts';
import { onePerValue } from '../support/demo.ts';
import { hostile, hostileDocuments } from '../support/hostile-documents.ts';
import { type Program, startProgram } from '../support/programs/program.ts';
import { senderTo } from '../support/sender.ts';

let program: Program;
const browser = fileBrowser();
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
	for (const { id } of brandList) {
		const documents = hostileDocuments(id);
		await senderTo(program, id).putAll(documents);
	}
});
afterAll(async () => {
	await program?.stop();
});

const paths = [
	...['/', '/deportes/', '/ultimas-noticias/', '/tags/malo/', '/autor/malo/', '/mapa-del-sitio/', '/los-mas-clickeados/'],
	...hostile.stories.map(({ path }) => path),
	...hostile.payloads.slice(0, 4).map((payload) => `/buscar/?q=${encodeURIComponent(payload)}`),
	...['/buscar/titular/', '/amp/deportes/', '/deportes/articulo/amp/', '/lite/deportes/', '/deportes/articulo/lite/'],
];

describe.each(onePerValue(() => 'the same', brandList))('on $id', ({ id }) => {
	it('W04 W05 no field of a document and no search term runs as code, on any page', async () => {
		const page = await browser().newPage();
		const dialogs: string[] = [];
		page.on('dialog', (dialog) => {
			dialogs.push(dialog.message());
			void dialog.dismiss();
		});
		// What the policy blocked would have run without it: the page itself must be clean.
		const blocked: string[] = [];
		page.on('console', (message) => message.text().includes('Content Security Policy') && blocked.push(message.text().slice(0, 200)));
		for (const path of paths) {
			const answer = await page.goto(program.url(id, path), { waitUntil: 'load' });
			expect({ path, status: answer?.status() }).toEqual({ path, status: 200 });
			const ran = await page.evaluate(() => Reflect.get(window, '__xss'));
			expect({ path, ran, dialogs, blocked }).toEqual({ path, ran: undefined, dialogs: [], blocked: [] });
			expect({ path, foreign: await foreignMarkup(page) }).toEqual({ path, foreign: [] });
		}
	});
});

/** Lists attributes and elements that no page of ours has. */
function foreignMarkup(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('*')].flatMap((element) => [
			...[...element.attributes]
				.filter(({ name, value }) => /^on./.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value))
				.map(({ name }) => name),
			...(['OBJECT', 'EMBED', 'BASE', 'APPLET', 'MARQUEE'].includes(element.tagName) ? [element.tagName] : []),
		]),
	);
}

describe('HTML of others in a story', () => {
	it('W06 reads no cookie, no storage and no page, and changes none', async () => {
		const page = await browser().newPage();
		const url = program.url('tn', hostile.rawHtml.path);
		await page.goto(url);
		await page.evaluate(() => {
			// biome-ignore lint/suspicious/noDocumentCookie: it is what the frame must not read.
			document.cookie = 'secreto=1';
			localStorage.setItem('secreto', '1');
		});
		const before = await page.evaluate(() => document.title);
		await page.reload({ waitUntil: 'load' });
		await page.locator('iframe[sandbox]').first().scrollIntoViewIfNeeded();
		const told = await page
			.frameLocator('iframe[sandbox]')
			.first()
			.locator('body[data-told]')
			.getAttribute('data-told', { timeout: 20_000 });
		expect(JSON.parse(told ?? '')).toEqual({
			cookie: 'SecurityError',
			storage: 'SecurityError',
			parent: 'SecurityError',
			top: 'SecurityError',
		});
		expect(page.url()).toBe(url);
		expect(await page.evaluate(() => document.title)).toBe(before);
		expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
		const sandbox = await page.locator('iframe').first().getAttribute('sandbox');
		expect(sandbox).not.toContain('allow-same-origin');
		expect(sandbox).not.toContain('allow-top-navigation');
	});

	it('W06 has no origin either when its frame is opened as a page', async () => {
		const { body } = await program.get('tn', hostile.rawHtml.path);
		const src = /src="(\/marco\/[^"]+)"/.exec(body)?.[1] ?? 'none';
		const { status, headers } = await program.get('tn', src);
		expect(status).toBe(200);
		expect(String(headers['content-security-policy'])).toMatch(/sandbox(?![^;]*allow-same-origin)/);
	});
});
