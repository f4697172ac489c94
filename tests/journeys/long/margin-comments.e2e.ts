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
		await panelOf(other).getByText('Resueltos (1)').waitFor();
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
