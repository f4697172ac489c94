import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { bodyOf, idOf, newsroomWriter, says } from '../../support/browser/newsroom-writer.ts';
import { story } from '../../support/content.ts';
import { senderTo } from '../../support/sender.ts';

const brand = 'tn';
const writer = newsroomWriter(brand);

/** Pastes what another program put on the clipboard. */
async function paste(page: Page, kinds: Readonly<Record<string, string>>): Promise<void> {
	await page.evaluate(async (texts) => {
		const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })]);
		await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
	}, kinds);
	await page.keyboard.press('Control+v');
}

/** Selects as many letters before the cursor and asks for a link. The page is busy meanwhile, so that it gets all keys at once. */
async function linkLettersAtOnce(page: Page, letters: number): Promise<void> {
	const keys = await page.context().newCDPSession(page);
	await page.evaluate(() => {
		const beBusy = () => {
			for (const end = performance.now() + 300; performance.now() < end; );
		};
		addEventListener('keydown', beBusy, { capture: true, once: true });
	});
	const left = { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 37, modifiers: 8 };
	const ask = { key: 'k', code: 'KeyK', windowsVirtualKeyCode: 75, modifiers: 2 };
	const pressed = [...Array.from({ length: letters }, () => left), ask];
	await Promise.all(
		pressed.flatMap((key) => [
			keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
			keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
		]),
	);
}

const typesIn = (elements: readonly { type: string; subtype?: string }[]) => elements.map(({ type }) => type);

describe('somebody who writes a story', () => {
	it('pastes from Google Docs and from WhatsApp, and addresses become posts and films', async () => {
		const page = await writer.newStory();
		await page.getByLabel('Título', { exact: true }).fill('Pegado');
		await bodyOf(page).focus();
		const html =
			'<b style="font-weight:normal" id="docs-internal-guid-1"><h2><span>Los votos</span></h2><p><span>Fueron </span><span style="font-weight:700">41</span></p><ul><li><p>Uno</p></li></ul></b>';
		await paste(page, { 'text/html': html, 'text/plain': 'Los votos' });
		await page.keyboard.press('Control+End');
		for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
		await paste(page, {
			'text/plain': '[18:02, 26/11/2026] Ana Paz: Llegó el *ministro*\nhttps://www.youtube.com/watch?v=abcdefghijk\nHabla',
		});
		await page.keyboard.press('Enter');
		await paste(page, { 'text/plain': 'https://x.com/tn/status/12345' });
		await says(page, 'Guardado');
		const { content_elements } = await writer.stored(page);
		expect(content_elements).toMatchObject([
			{ type: 'header', level: 2, content: 'Los votos' },
			{ type: 'text', content: 'Fueron <strong>41</strong>' },
			{ type: 'list', items: [{ content: 'Uno' }] },
			{ type: 'text', content: 'Llegó el <strong>ministro</strong>' },
			{ type: 'oembed_response', subtype: 'youtube' },
			{ type: 'text', content: 'Habla' },
			{ type: 'oembed_response', subtype: 'twitter' },
		]);
	});

	it('copies elements and links within a story, and another page cannot put an element into it', async () => {
		await senderTo(writer.program(), brand).put(
			story('COPIED', {
				website: brand,
				website_url: '/deportes/copiada/',
				content_elements: [
					{ type: 'text', content: 'Un <a href="/a/b/">enlace</a>' },
					{ type: 'hologram', _id: 'X', depth: 3 },
				],
			}),
		);
		const page = await writer.openStory('COPIED');
		await bodyOf(page).focus();
		for (const key of ['Control+a', 'Control+c']) await page.keyboard.press(key);
		await page.goto(new URL(`../${'C'.repeat(26)}/?nueva`, page.url()).href);
		await bodyOf(page).focus();
		await page.keyboard.press('Control+v');
		await bodyOf(page).locator('.element').waitFor();
		await page.keyboard.type('Sigue.');
		await page.keyboard.press('Enter');
		const foreign = `<div data-pm-slice="0 0 []"><p>De otra página</p><div data-ans='{"type":"raw_html","content":"x"}' data-key="k"></div></div>`;
		await paste(page, { 'text/html': foreign });
		await bodyOf(page).getByText('De otra página').waitFor();
		await says(page, 'Guardado');
		const { content_elements } = await writer.stored(page);
		expect(content_elements).toMatchObject([
			{ type: 'text', content: 'Un <a href="/a/b/">enlace</a>' },
			{ type: 'hologram', _id: 'X', depth: 3 },
			{ type: 'text', content: 'Sigue.' },
			{ type: 'text', content: 'De otra página' },
		]);
		expect(typesIn(content_elements)).not.toContain('raw_html');
	});

	it('inserts elements by the slash menu, with the keyboard alone', async () => {
		const page = await writer.newStory();
		await bodyOf(page).focus();
		await page.keyboard.type('/corr');
		await page.getByRole('option', { name: 'Corrección' }).waitFor();
		expect(await violationsOn(page)).toEqual([]);
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		await page.keyboard.type('Decía 40.');
		await bodyOf(page).focus();
		await page.keyboard.press('Control+End');
		await page.keyboard.type('/tabla');
		await page.keyboard.press('Enter');
		await page.keyboard.type('Equipo');
		await page.keyboard.press('Tab');
		await page.keyboard.type('Puntos');
		await page.getByRole('button', { name: 'Quitar la columna' }).click();
		await page.keyboard.type('País');
		for (let times = 0; times < 6; times += 1) await page.keyboard.press('Tab');
		await page.keyboard.type('Fin');
		await says(page, 'Guardado');
		const { content_elements } = await writer.stored(page);
		expect(content_elements).toMatchObject([
			{ type: 'correction', correction_type: 'correction', text: 'Decía 40.' },
			{ type: 'table', header: [{ content: 'Equipo' }, { content: 'País' }], rows: [{ length: 2 }, { length: 2 }, { length: 2 }] },
		]);
	});

	it('types the address of a post, and the card names its site or says that readers do not see it', async () => {
		const page = await writer.newStory();
		await bodyOf(page).focus();
		await page.keyboard.type('/youtube');
		await page.keyboard.press('Enter');
		const card = bodyOf(page).locator('figure.element');
		await page.keyboard.type('https://youtu.be/KIOSCOdemo1');
		await card.getByText('YouTube', { exact: true }).waitFor();
		await says(page, 'Guardado');
		const { content_elements } = await writer.stored(page);
		expect(content_elements).toMatchObject([{ type: 'oembed_response', subtype: 'youtube', raw_oembed: { type: 'video' } }]);
		await card.getByLabel('Dirección').fill('https://example.org/a');
		await card.getByText('Los lectores no lo ven').waitFor();
		expect(await violationsOn(page)).toEqual([]);
	});

	it('sees a picture of the text whole, whatever its form', async () => {
		const page = await writer.newStory();
		const buffer = await sharp({ create: { width: 400, height: 900, channels: 3, background: '#336699' } })
			.png()
			.toBuffer();
		await page.locator('[type="file"][aria-label="Agregar imágenes"]').setInputFiles({ name: 'alta.png', mimeType: 'image/png', buffer });
		const picture = bodyOf(page).locator('.element img');
		const ratioOf = (image: Element) => (image instanceof HTMLImageElement ? image.clientHeight / image.clientWidth : 0);
		await expect.poll(() => picture.evaluate(ratioOf)).toBeCloseTo(900 / 400, 1);
		expect(await picture.locator('..').evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
	});

	it('finds and replaces words, sees how many there are, and undoes it', async () => {
		const page = await writer.newStory();
		await bodyOf(page).focus();
		await page.keyboard.type('Boca ganó. Boca festeja con boca abierta.');
		await page.keyboard.press('Control+f');
		await page.keyboard.type('Boca');
		const bar = page.getByRole('search', { name: 'Buscar en el texto' });
		await bar.getByText('3 en el texto').waitFor();
		await bar.getByLabel('Mayúsculas').check();
		await bar.getByText('2 en el texto').waitFor();
		await bar.getByLabel('Buscar', { exact: true }).focus();
		await page.keyboard.press('Enter');
		await bar.getByText('1 de 2').waitFor();
		expect(await violationsOn(page)).toEqual([]);
		await bar.getByLabel('Reemplazar por').fill('River');
		await bar.getByRole('button', { name: 'Todos' }).click();
		await bar.getByText('2 reemplazos').waitFor();
		expect(await bodyOf(page).innerText()).toContain('River ganó. River festeja con boca abierta.');
		await page.keyboard.press('Control+z');
		expect(await bodyOf(page).innerText()).toContain('Boca ganó. Boca festeja con boca abierta.');
	});

	it('sees the words that were found far below, and ends the search from wherever the focus is', async () => {
		const page = await writer.newStory();
		await bodyOf(page).focus();
		for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter');
		await page.keyboard.type('Lejos');
		await page.keyboard.press('Control+Home');
		await page.keyboard.press('Control+f');
		await page.keyboard.type('lejos');
		const bar = page.getByRole('search', { name: 'Buscar en el texto' });
		await bar.getByRole('button', { name: 'Siguiente' }).click();
		await bar.getByText('1 de 1').waitFor();
		const { top, bottom } = await page
			.locator('.ProseMirror-active-search-match')
			.evaluate((words) => words.getBoundingClientRect().toJSON());
		expect([top > 0, bottom < (page.viewportSize()?.height ?? 0)]).toEqual([true, true]);
		await page.keyboard.press('Escape');
		await bar.waitFor({ state: 'detached' });
		await page.keyboard.press('Control+f');
		await bodyOf(page).click();
		await page.keyboard.press('Control+f');
		await page.keyboard.press('Escape');
		await bar.waitFor({ state: 'detached' });
	});

	it('links to a story of the brand by its words, and does the rest by the palette', async () => {
		await senderTo(writer.program(), brand).put(
			story('LINKED', { website: brand, website_url: '/deportes/final/', headlines: { basic: 'La final inolvidable' } }),
		);
		const page = await writer.newStory();
		await page.getByLabel('Título', { exact: true }).fill('Con enlaces');
		const search = `/${brand}/api/notas/?state=published&words=inolvidable`;
		await expect.poll(() => page.evaluate(async (path) => (await (await fetch(path)).json()).rows.length, search)).toBe(1);
		await bodyOf(page).focus();
		await page.keyboard.type('Como en la final');
		await linkLettersAtOnce(page, 'final'.length);
		await page.getByRole('combobox', { name: 'Dirección del enlace' }).waitFor();
		expect(await page.locator('.marked-selection').innerText()).toBe('final');
		await page.keyboard.type('inolvidable');
		await page.getByRole('option', { name: 'La final inolvidable' }).waitFor();
		expect(await violationsOn(page)).toEqual([]);
		for (const key of ['ArrowDown', 'Enter', 'End']) await page.keyboard.press(key);
		await page.keyboard.type('.');
		await page.keyboard.press('Control+k');
		await page.getByRole('combobox', { name: 'Qué querés hacer' }).waitFor();
		expect(await violationsOn(page)).toEqual([]);
		await page.keyboard.type('nota relac');
		await page.keyboard.press('Enter');
		await page.getByRole('combobox', { name: 'Nota relacionada' }).waitFor();
		await page.keyboard.type('final');
		await page.getByRole('option', { name: 'La final inolvidable' }).waitFor();
		await page.keyboard.press('Enter');
		await says(page, 'Guardado');
		const { content_elements } = await writer.stored(page);
		expect(content_elements).toMatchObject([
			{ type: 'text', content: 'Como en la <a href="/deportes/final/">final</a>.' },
			{ type: 'story', _id: 'LINKED', website_url: '/deportes/final/' },
		]);
	});

	it('sees the address of a link with the cursor in it, changes it, and removes it', async () => {
		const content = 'Como en <a href="/deportes/a/">la <b>final</b></a>.';
		await senderTo(writer.program(), brand).put(
			story('RELINKED', { website: brand, website_url: '/deportes/enlazada/', content_elements: [{ type: 'text', content }] }),
		);
		const page = await writer.openStory('RELINKED');
		await bodyOf(page).focus();
		await page.keyboard.press('Control+Home');
		const button = page.getByRole('button', { name: 'Enlace (Ctrl+K)' });
		expect([await button.isDisabled(), await button.getAttribute('aria-pressed')]).toEqual([true, 'false']);
		for (let times = 0; times < 'Como en la'.length; times += 1) await page.keyboard.press('ArrowRight');
		await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
		await page.keyboard.press('Control+k');
		const field = page.getByRole('combobox', { name: 'Dirección del enlace' });
		expect(await field.inputValue()).toBe('/deportes/a/');
		expect((await page.locator('.marked-selection').allInnerTexts()).join('')).toBe('la final');
		expect(await violationsOn(page)).toEqual([]);
		await field.fill('example.org/b');
		await field.press('Enter');
		await says(page, 'Guardado');
		const contentOf = async () => (await writer.stored(page)).content_elements[0].content;
		expect(await contentOf()).toBe('Como en <a href="https://example.org/b">la <b>final</b></a>.');
		await button.click();
		await page.getByRole('button', { name: 'Quitar el enlace' }).click();
		await expect.poll(contentOf).toBe('Como en la <b>final</b>.');
	});

	it('sees every time in the time zone of the brand, wherever the computer is', async () => {
		const page = await writer.newStory({ timezoneId: 'Asia/Tokyo' });
		await page.getByLabel('Título', { exact: true }).fill('La hora de acá');
		await says(page, 'Guardado');
		await page.getByRole('button', { name: 'Versiones' }).click();
		const hourHere = (iso: string | null) =>
			new Date(iso ?? '').toLocaleTimeString('es-AR', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'America/Argentina/Buenos_Aires' });
		const version = page.locator('.versions time').first();
		expect(await version.innerText()).toContain(hourHere(await version.getAttribute('datetime')));
		await page.getByRole('link', { name: 'Volver a las notas' }).click();
		const received = page.getByRole('listitem').filter({ hasText: 'La hora de acá' }).locator('.when time');
		expect(await received.getAttribute('title')).toContain(hourHere(await received.getAttribute('datetime')));
	});

	it('goes to pages and stories by the palette, from the desk and from a story, and sees all keys', async () => {
		const page = await writer.newStory();
		expect(await page.getByLabel('Título', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true);
		await page.keyboard.type('Feria del libro usado');
		await says(page, 'Guardado');
		const id = idOf(page);
		await page.keyboard.press('Control+k');
		await page.keyboard.type('ir a: imágenes');
		await page.getByRole('option', { name: 'Ir a: Imágenes' }).waitFor();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/imagenes/');
		await page.getByRole('searchbox').first().waitFor();
		await page.getByRole('navigation', { name: 'Redacción' }).getByRole('link', { name: 'Notas' }).focus();
		await page.keyboard.press('?');
		const keys = page.getByRole('dialog', { name: 'Atajos del teclado' });
		await keys.getByText('Negrita, cursiva').waitFor();
		expect(await violationsOn(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await keys.waitFor({ state: 'detached' });
		await page.keyboard.press('Control+k');
		await page.getByRole('combobox', { name: 'Qué querés hacer' }).waitFor();
		expect(await violationsOn(page)).toEqual([]);
		await page.keyboard.type('feria');
		await page.getByRole('option', { name: /^Feria del libro usado/ }).waitFor();
		await page.keyboard.press('Enter');
		await page.waitForURL(`**/notas/${id}/`);
		await bodyOf(page).waitFor();
	});

	it('sees the preview after a pause, and loads none while the keys go on', async () => {
		const page = await writer.newStory();
		await bodyOf(page).focus();
		await page.keyboard.type('Empieza.');
		await page.locator('.preview iframe:not(.loading)').waitFor();
		let loads = 0;
		page.on('request', (request) => {
			if (request.isNavigationRequest()) loads += 1;
		});
		await page.keyboard.type(' Y sigue, letra por letra, sin una pausa.', { delay: 60 });
		expect(loads).toBe(0);
		await page.frameLocator('.preview iframe:not(.loading)').getByText('sin una pausa.').waitFor();
	});

	it('files a live story in one line an entry, marks a key moment, and corrects what was sent', async () => {
		const page = await writer.newStory();
		await page.getByLabel('Título', { exact: true }).fill('La final, minuto a minuto');
		await page.getByLabel('Sección', { exact: true }).selectOption('/deportes');
		await page.getByLabel('Clase de nota').selectOption('live');
		const line = page.getByRole('textbox', { name: 'Nueva entrada' });
		await line.fill('Empieza la final');
		await line.press('Enter');
		await page.getByText('Agregada al borrador.').waitFor();
		await page.getByRole('button', { name: 'Publicar', exact: true }).click();
		await page.getByRole('button', { name: 'Publicar ahora' }).click();
		await page.getByText(/visible para los lectores en/).waitFor();
		const { pathname } = new URL((await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')) ?? '');
		await page.keyboard.press('Escape');
		await line.fill('Gol de Fero | Lo hizo <Paz>');
		await line.press('Control+Enter');
		await page.getByText('Enviada: los lectores ya la tienen.').waitFor();
		await page.getByRole('button', { name: 'Corregir: Gol de Fero' }).click();
		await page.getByLabel('Título de la entrada').first().fill('Gol de Ferro');
		await page.keyboard.press('Enter');
		await page.getByText('Corregida.').waitFor();
		expect(await violationsOn(page)).toEqual([]);
		const { content_elements } = await writer.stored(page);
		expect(content_elements).toMatchObject([
			{ embed: { config: { title: 'Gol de Ferro', mark: 'key' } } },
			{ content: 'Lo hizo &lt;Paz&gt;' },
			{ embed: { config: { title: 'Empieza la final' } } },
		]);
		await expect
			.poll(async () => (await writer.program().get(brand, pathname)).body)
			.toMatch(/Gol de Ferro.*Lo hizo &lt;Paz&gt;.*Empieza la final/s);
	});

	it('N05 writes with somebody else in one story: both texts become one, in front of both', async () => {
		const mine = await writer.newStory();
		await mine.getByLabel('Título', { exact: true }).fill('De a dos');
		await bodyOf(mine).focus();
		await mine.keyboard.type('Primero.');
		await mine.keyboard.press('Enter');
		await mine.keyboard.type('Segundo.');
		await says(mine, 'Guardado');
		const other = await writer.openStory(idOf(mine));
		await bodyOf(other).focus();
		await other.keyboard.press('Control+Home');
		await Promise.all([
			mine.keyboard.type(' Lo que escribo yo.', { delay: 60 }),
			other.keyboard.type('De la otra persona. ', { delay: 60 }),
		]);
		const both = ['De la otra persona. Primero.', 'Segundo. Lo que escribo yo.'].join('\n');
		for (const page of [mine, other])
			await expect.poll(async () => (await bodyOf(page).locator('p').allInnerTexts()).join('\n'), { timeout: 15_000 }).toBe(both);
		await mine.keyboard.type(' Y sigo acá.');
		await says(mine, 'Guardado');
		expect((await writer.stored(mine)).content_elements.at(-1).content).toBe('Segundo. Lo que escribo yo. Y sigo acá.');
		for (const page of [mine, other]) expect(await page.locator('.conflict').count()).toBe(0);
	});

	it('N05 sees what somebody else saved as soon as it is saved, without asking for it', async () => {
		const mine = await writer.newStory();
		await bodyOf(mine).focus();
		await mine.keyboard.type('Primero.');
		await says(mine, 'Guardado');
		const other = await (await writer.newContext()).newPage();
		await other.clock.install();
		await other.goto(new URL(new URL(mine.url()).pathname, mine.url()).href);
		await bodyOf(other).getByText('Primero.').waitFor();
		// No timer of the page runs any more.
		await other.clock.pauseAt(Date.now() + 3_600_000);
		await mine.keyboard.type(' Segundo.');
		await bodyOf(other).getByText('Primero. Segundo.').waitFor();
	});

	it('N05 takes in what a program sends by the ingest API while somebody writes', async () => {
		const sent = (basic: string, words: string) =>
			story('SENT', {
				website: brand,
				website_url: '/deportes/enviada/',
				headlines: { basic },
				content_elements: [{ type: 'text', content: words }],
				last_updated_date: new Date().toISOString(),
			});
		await senderTo(writer.program(), brand).put(sent('Del programa', 'Texto del programa.'));
		const page = await writer.openStory('SENT');
		await bodyOf(page).focus();
		await page.keyboard.press('Control+End');
		await page.keyboard.type(' Y el mío.');
		await says(page, 'Guardado');
		await senderTo(writer.program(), brand).put(sent('Otro título del programa', 'Texto del programa.'));
		await expect.poll(() => page.getByLabel('Título', { exact: true }).inputValue()).toBe('Otro título del programa');
		await says(page, 'Guardado');
	});
});
