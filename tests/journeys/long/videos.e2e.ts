import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { bodyOf, newsroomWriter, says } from '../../support/browser/newsroom-writer.ts';
import { playedSeconds, start } from '../../support/browser/player.ts';
import { recordFilm } from '../../support/browser/recorded-film.ts';

const { newContext, open, newStory, stored } = newsroomWriter('tn');

const srt = (second: string) => `1\n00:00:00,000 --> 00:00:00,500\nHola\n\n2\n${second}\nChau\n`;
const captions = (text: string) => ({ name: 'gol.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(text) });

/** Publishes the open story by keys and mouse, and returns the address that readers have. */
async function publish(page: Page): Promise<string> {
	await page.getByLabel('Sección', { exact: true }).selectOption('/deportes');
	await says(page, 'Guardado');
	await page.getByRole('button', { name: 'Publicar', exact: true }).click();
	await page.getByRole('button', { name: 'Publicar ahora' }).click();
	return (await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')) ?? '';
}

/** Looks at the page narrow and dark, wide and light. */
async function expectFine(page: Page, name: string): Promise<void> {
	for (const [width, colorScheme] of [
		[390, 'dark'],
		[1_280, 'light'],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 900 });
		expect(await violationsOn(page), `${name} ${width}`).toEqual([]);
		expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${name} ${width}`).toBe(true);
		const folder = process.env.TEST_PICTURES;
		if (folder) await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
	}
}

describe('an editor', () => {
	it('uploads a film over a line that breaks, gives it poster and captions, and readers play it, also in a story', {
		timeout: 120_000,
	}, async () => {
		const page = await open('notas/');
		await page.getByRole('link', { name: 'Videos' }).click();
		const film = await recordFilm(page);
		await page.route('**/videos/subidas/*/0/', (route) => route.abort(), { times: 1 });
		await page
			.getByLabel('Subir videos')
			.last()
			.setInputFiles([
				{ name: 'apuntes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<html>') },
				{ name: 'El_gol.webm', mimeType: 'video/webm', buffer: film },
			]);
		const uploads = page.getByRole('list', { name: 'Subidas' });
		await uploads.getByText('apuntes.mp4: sin conexión').waitFor();
		await uploads.getByText('apuntes.mp4: El archivo no es un video MP4 ni WebM.').waitFor();
		await uploads.getByText('El_gol.webm: subido.').waitFor();
		await page.getByRole('list', { name: 'En trabajo' }).getByRole('link', { name: 'El gol' }).waitFor();
		await expectFine(page, 'videos');
		await page.getByRole('link', { name: 'Editar El_gol.webm' }).click();
		expect(await page.getByRole('link', { name: 'Volver a los videos' }).getAttribute('href')).toBe('/tn/videos/');

		const moment = page.getByRole('slider', { name: 'Momento de la portada' });
		await expect.poll(() => moment.isEnabled()).toBe(true);
		await moment.focus();
		await page.keyboard.press('ArrowRight');
		for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowRight');
		expect(await moment.getAttribute('aria-valuetext')).toMatch(/^0:00,4 de 0:01,\d$/);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.getByText('La portada es este cuadro.').waitFor();
		await page.locator('.lead').getByLabel('Texto alternativo').fill('Un cuadrado que avanza');
		const field = page.getByLabel('Subir subtítulos');
		await field.setInputFiles(captions(srt('00:00:00,900 --> 00:00:00,600')));
		await page.getByText('gol.srt, línea 6: el subtítulo termina antes de empezar.').waitFor();
		await field.setInputFiles(captions(srt('00:00:00,600 --> 00:00:01,000')));
		await page.getByText('Subtítulos agregados.').waitFor();
		await page.getByLabel('Descripción, debajo del video').fill('El gol que se vio desde la tribuna.');
		const address = await publish(page);
		await page.getByText('Ninguna nota tiene este video.').waitFor();
		expect(await stored(page)).toMatchObject({
			type: 'video',
			headlines: { basic: 'El gol' },
			duration: expect.any(Number),
			promo_items: { basic: { type: 'image', width: 320, height: 180, alt_text: 'Un cuadrado que avanza' } },
			subtitles: { urls: [{ format: 'WEB_VTT' }] },
		});
		await page.keyboard.press('Escape');
		await expectFine(page, 'video-editor');

		const reader = await (await newContext({ storageState: { cookies: [], origins: [] } })).newPage();
		await reader.goto(address);
		await start(reader);
		await expect.poll(() => playedSeconds(reader)).toBeGreaterThan(0.3);
		const cues = reader.locator('main video').evaluate((video) => {
			const [track] = video instanceof HTMLVideoElement ? video.textTracks : [];
			return Array.from(track?.cues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : ''));
		});
		expect(await cues).toEqual(['Hola', 'Chau']);
		expect(await reader.locator('main').innerText()).toContain('El gol que se vio desde la tribuna.');

		const story = await newStory();
		await story.getByLabel('Título', { exact: true }).fill('La fecha, en imágenes');
		await bodyOf(story).click();
		await story.keyboard.type('/video');
		await story.getByRole('listbox', { name: 'Insertar' }).getByRole('option', { name: 'Video', exact: true }).waitFor();
		await story.keyboard.press('Enter');
		const picker = story.getByRole('combobox', { name: 'Video de la biblioteca' });
		await picker.fill('gol');
		await story.getByRole('option', { name: /El gol/ }).waitFor();
		await story.keyboard.press('Enter');
		await story.locator('figure', { hasText: 'Video de la biblioteca' }).getByText('El gol').waitFor();
		const withVideo = await publish(story);
		await reader.goto(withVideo);
		await start(reader);
		await expect.poll(() => playedSeconds(reader)).toBeGreaterThan(0.3);

		const opened = await newStory();
		await opened.getByLabel('Título', { exact: true }).fill('Así fue el gol');
		await opened.getByRole('button', { name: 'Abrir con un video' }).click();
		await opened.getByRole('combobox', { name: 'Video de la biblioteca' }).fill('gol');
		await opened.getByRole('option', { name: /El gol/ }).waitFor();
		await opened.keyboard.press('Enter');
		await opened.locator('.lead').getByText('Abre con el video El gol.').waitFor();
		await reader.goto(await publish(opened));
		await start(reader);
		await expect.poll(() => playedSeconds(reader)).toBeGreaterThan(0.3);
		expect((await stored(opened)).content_elements).toEqual([]);

		await page.reload();
		for (const name of ['La fecha, en imágenes', 'Así fue el gol']) await page.getByRole('link', { name }).waitFor();
		expect(await page.getByRole('button', { name: 'Borrar el video' }).count()).toBe(0);
		const asked: string[] = [];
		page.on('dialog', (dialog) => {
			asked.push(dialog.message());
			void dialog.dismiss();
		});
		await page.getByRole('button', { name: 'Publicar', exact: true }).click();
		await page.getByRole('button', { name: 'Retirar del sitio' }).click();
		const loss = /^Los lectores dejan de ver este video, también en las notas que lo tienen \(“.+”, “.+”\)\. El texto queda/;
		await expect.poll(() => asked).toEqual([expect.stringMatching(loss)]);
	});

	it('adds a video by its address, and gets a word for what is none', async () => {
		const page = await open('videos/');
		const address = page.getByLabel('O agregá uno por su dirección');
		await address.fill('http://otro.example/gol.mp4');
		await page.keyboard.press('Enter');
		await page.getByText('La dirección empieza con https:// y termina en .mp4, .webm o .m3u8.').waitFor();
		await address.fill('https://otro.example/gol/master.m3u8');
		await page.keyboard.press('Enter');
		await page.getByRole('region', { name: 'Película' }).getByText('M3U8 · otro.example').waitFor();
		expect(await stored(page)).toMatchObject({
			type: 'video',
			streams: [{ url: 'https://otro.example/gol/master.m3u8', stream_type: 'ts' }],
		});
	});
});
