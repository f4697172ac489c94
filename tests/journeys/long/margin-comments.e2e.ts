import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { bodyOf, idOf, newsroomWriter, says } from '../../support/browser/newsroom-writer.ts';

const writer = newsroomWriter('tn');

const panelOf = (page: Page) => page.getByRole('region', { name: 'Comentarios' });
const marked = (page: Page) => page.locator('.commented').allInnerTexts();
const textOf = (page: Page) => bodyOf(page).innerText();

/** Opens a new story with a text, and selects its last letters. */
async function writtenStory(text: string, selected: number): Promise<Page> {
	const page = await writer.newStory();
	await page.getByLabel('Título', { exact: true }).fill('Con comentarios');
	await bodyOf(page).focus();
	await page.keyboard.type(text);
	for (let letter = 0; letter < selected; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
	return page;
}

/** Selects words of the text, as somebody does who double-clicks them. */
async function selectWords(page: Page, words: string): Promise<void> {
	await bodyOf(page).focus();
	await bodyOf(page).evaluate((body, sought) => {
		const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const at = node.textContent?.indexOf(sought) ?? -1;
			if (at !== -1) getSelection()?.setBaseAndExtent(node, at, node, at + sought.length);
		}
	}, words);
}

describe('comments in the margin', () => {
	it('propose other words, which somebody else accepts in the text', async () => {
		const page = await writtenStory('Votaron cuarenta y uno', 'cuarenta y uno'.length);
		await page.keyboard.press('Control+Alt+m');
		await panelOf(page).getByText('cuarenta y uno').waitFor();
		await page.keyboard.type('En números');
		await panelOf(page).getByRole('button', { name: 'Proponer otras palabras' }).click();
		await panelOf(page).getByLabel('En lugar de esas palabras').fill('41');
		await page.keyboard.press('Control+Enter');
		await expect.poll(() => marked(page)).toEqual(['cuarenta y uno']);
		expect(await violationsOn(page)).toEqual([]);
		const other = await writer.openStory(idOf(page));
		await other.getByRole('button', { name: /^Comentarios/ }).click();
		await panelOf(other).getByText('En números').waitFor();
		await panelOf(other).getByRole('button', { name: 'Aceptar' }).click();
		await expect.poll(() => textOf(other)).toBe('Votaron 41');
		await panelOf(other).getByText('Resueltos (1)').click();
		await panelOf(other)
			.getByText(/aceptó la propuesta/)
			.waitFor();
		await expect.poll(() => textOf(page), { timeout: 10_000 }).toBe('Votaron 41');
		await expect.poll(() => marked(page), { timeout: 10_000 }).toEqual([]);
		await says(other, 'Guardado');
		expect((await writer.stored(other)).content_elements).toMatchObject([{ content: 'Votaron 41' }]);
	});

	it('stay at their words while others are typed before them, and say when the words are gone', async () => {
		const page = await writtenStory('Llueve en Salta', 'Salta'.length);
		await page.getByRole('button', { name: 'Comentar (Ctrl+Alt+M)' }).click();
		await page.keyboard.type('¿Capital?');
		await page.keyboard.press('Control+Enter');
		await expect.poll(() => marked(page)).toEqual(['Salta']);
		await bodyOf(page).press('Control+Home');
		await page.keyboard.type('Hoy: ');
		expect(await marked(page)).toEqual(['Salta']);
		await says(page, 'Guardado');
		await page.reload();
		await expect.poll(() => marked(page)).toEqual(['Salta']);
		await bodyOf(page).press('Control+End');
		for (const _ of 'Salta') await page.keyboard.press('Backspace');
		await page.getByRole('button', { name: /^Comentarios/ }).click();
		await panelOf(page).getByText('Estas palabras ya no están en el texto.').waitFor({ timeout: 10_000 });
		await panelOf(page).getByText('¿Capital?').waitFor();
	});

	it('N06 take the focus each time that words are taken, so that no comment is typed over them, and keep what is not sent', async () => {
		const page = await writtenStory('Parada norte', 'norte'.length);
		await page.keyboard.press('Control+Alt+m');
		await page.keyboard.type('¿Cuál');
		await bodyOf(page).press('Control+End');
		for (const _ of 'norte') await page.keyboard.press('Shift+ArrowLeft');
		await page.keyboard.press('Control+Alt+m');
		await expect
			.poll(() =>
				panelOf(page)
					.getByLabel('Comentario sobre esas palabras')
					.evaluate((field) => field === document.activeElement),
			)
			.toBe(true);
		await page.keyboard.press('Control+End');
		await page.keyboard.type(' es?');
		await page.getByRole('button', { name: 'Vista previa', exact: true }).click();
		await page.getByRole('button', { name: /^Comentarios/ }).click();
		expect(await panelOf(page).getByLabel('Comentario sobre esas palabras').inputValue()).toBe('¿Cuál es?');
		await page.keyboard.press('Escape');
		await panelOf(page).getByLabel('Comentario sobre toda la nota').waitFor();
		expect(await bodyOf(page).evaluate((body) => body.contains(document.activeElement))).toBe(true);
		expect(await textOf(page)).toBe('Parada norte');
	});

	it('N06 put no proposed words over words that somebody has changed since, and a double click accepts one proposal', async () => {
		const page = await writtenStory('Uno dos tres', 0);
		const propose = async (words: string, other: string) => {
			await selectWords(page, words);
			await page.keyboard.press('Control+Alt+m');
			await panelOf(page).getByRole('button', { name: 'Proponer otras palabras' }).click();
			await panelOf(page).getByLabel('En lugar de esas palabras').fill(other);
			await panelOf(page).getByRole('button', { name: 'Proponer', exact: true }).click();
		};
		for (const [words, other] of [
			['Uno', '1'],
			['dos', '2'],
			['tres', '3'],
		] as const) {
			await propose(words, other);
			await expect.poll(() => marked(page)).toContain(words);
		}
		await selectWords(page, 'res');
		await page.keyboard.type('reinta');
		const accept = (index: number) => panelOf(page).getByRole('button', { name: 'Aceptar' }).nth(index);
		await accept(2).click();
		await panelOf(page).getByText('Estas palabras cambiaron después de la propuesta.').waitFor();
		expect(await textOf(page)).toBe('Uno dos treinta');
		await accept(0).click();
		await panelOf(page).getByText('Resueltos (1)').waitFor();
		// As the browser tells the second click of a double click.
		await accept(0).dispatchEvent('click', { detail: 2 });
		await expect.poll(() => accept(0).evaluate((button) => button.closest('li')?.innerText)).toContain('dos');
		expect(await textOf(page)).toBe('1 dos treinta');
	});

	it('are answered, resolved and opened again on a phone, where the panel covers the text', async () => {
		const written = await writtenStory('Habló el ministro', 'ministro'.length);
		await written.keyboard.press('Control+Alt+m');
		await written.keyboard.type('¿Cuál?');
		await written.keyboard.press('Control+Enter');
		await expect.poll(() => marked(written)).toEqual(['ministro']);
		const page = await writer.openStory(idOf(written), { viewport: { width: 390, height: 844 } });
		await page.getByRole('button', { name: /^Comentarios/ }).click();
		const panel = panelOf(page);
		await panel.getByText('Responder').first().click();
		await panel.getByLabel('Respuesta').fill('El de Economía');
		await panel.getByRole('button', { name: 'Responder' }).click();
		await panel.getByText('El de Economía').waitFor();
		await panel.getByRole('button', { name: 'Resolver' }).click();
		await panel.getByText('No hay comentarios sin resolver.').waitFor();
		await panel.getByText('Resueltos (1)').click();
		await panel.getByRole('button', { name: 'Reabrir' }).click();
		await panel.getByRole('button', { name: 'ministro' }).click();
		await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('ministro');
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	});
});
