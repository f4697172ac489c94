import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listenTo, withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders, phone } from '../../support/browser/demo-readers.ts';
import { demoBrands, structureBrands } from '../../support/demo.ts';

const { arrive, open, pathOf, sites } = demoReaders();
const faster = demoReaders({ flags: withoutPictures });

describe.each(structureBrands)('$id without scripts', ({ id, name, texts }) => {
	it('W17 leads from the home by its links to a section and a story, and back', async () => {
		const page = await faster.open(id, '/', { javaScriptEnabled: false });
		await page.locator('header nav a >> visible=true').first().click();
		await page.waitForURL(/\.localhost:\d+\/.+/);
		expect(await page.locator('h1').first().innerText()).not.toBe('');
		const headline = page.locator('main article a').first();
		const words = await headline.innerText();
		await headline.click();
		await page.waitForURL(/\/\d{4}\/\d{2}\/\d{2}\//);
		expect(await page.locator('h1').innerText()).toBe(words);
		await page.locator(`header a[aria-label="${name}"]`).first().click();
		await page.waitForURL(sites.url(id, '/'));
	});

	it('W17 opens menu and search by the browser alone', async () => {
		const page = await faster.open(id, '/', { javaScriptEnabled: false, viewport: phone });
		await page.locator('[popovertarget="menu"] >> visible=true').click();
		await page.locator('#menu nav a').first().waitFor({ state: 'visible' });
		await page.keyboard.press('Escape');
		await page.locator('[popovertarget="buscador"] >> visible=true').click();
		await page.locator('#buscador input').fill('la');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/buscar/la/');
		expect(await page.locator('main article').count()).toBeGreaterThan(3);
	});

	it('W17 shows every word and picture of a story', async () => {
		const path = await pathOf(id, 'article');
		const [plain, scripted] = [await open(id, path, { javaScriptEnabled: false }), await open(id, path)];
		const wordsOf = (page: Page) => page.locator('main h1, main p').allInnerTexts();
		expect((await wordsOf(plain)).length).toBeGreaterThan(5);
		expect((await wordsOf(plain)).slice(0, 4)).toEqual((await wordsOf(scripted)).slice(0, 4));
		const lead = plain.locator('main img[fetchpriority="high"]').first();
		await expect.poll(() => lead.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 }).toBeGreaterThan(300);
		expect(await plain.locator(`text=${texts.skipToContent}`).count()).toBe(1);
	});

	it('W17 has films with controls, no button that does nothing, and links to share', async () => {
		const page = await open(id, await pathOf(id, 'video'), { javaScriptEnabled: false });
		expect(await page.locator('h1').isVisible()).toBe(true);
		expect(await page.locator('video[controls]').first().isVisible()).toBe(true);
		expect(await page.locator('[data-island=player] button').first().isVisible()).toBe(false);
		expect(await page.locator('a[aria-label="Compartir en WhatsApp"]').first().isVisible()).toBe(true);
	});
});

// Each brand has faces of its own.
describe.each(demoBrands)('$id while its faces load', ({ id, theme }) => {
	it('shows bold words in a bold font of this machine', async () => {
		const context = await arrive();
		await context.route('**/{fonts,resizer}/**', (route) => route.abort());
		const page = await context.newPage();
		await page.goto(sites.url(id, '/'), { waitUntil: 'domcontentloaded' });
		for (const bold of ['main h2', 'header nav a']) expect(await fontsOf(page, bold)).toMatch(/Bold/);
	});

	it('gives words in any weight the width that they have in the face', async () => {
		const page = await open(id, '/buscar/');
		// A fallback that imitates Georgia cannot be measured on a machine without it.
		const faces = theme.faces.filter(({ fallbacks }) => fallbacks.some(({ locals }) => locals.includes('Liberation Sans Bold')));
		expect(faces.length).toBeGreaterThan(0);
		const text = 'El Senado convirtió en ley el Presupuesto por 41 votos';
		for (const { family, file, weight } of faces) {
			for (const { measured, ratio } of await page.evaluate(compareWidths, { family, file, weight, text }))
				expect({ family, measured, fits: Math.abs(ratio - 1) < 0.05 ? 'well' : ratio }).toEqual({ family, measured, fits: 'well' });
		}
	});
});

/** The fonts that an element is drawn in, by their own names (Chrome DevTools Protocol, CSS.getPlatformFontsForNode). */
async function fontsOf(page: Page, selector: string): Promise<string> {
	const devTools = await page.context().newCDPSession(page);
	await devTools.send('DOM.enable');
	await devTools.send('CSS.enable');
	const { root } = await devTools.send('DOM.getDocument');
	const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
	const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
	return fonts.map(({ postScriptName }) => postScriptName).join();
}

type FaceText = { readonly family: string; readonly file: string; readonly weight: string; readonly text: string };

/** Runs in the page: the width of a text in the fallback of a face, divided by its width in the face, for each weight. */
async function compareWidths({ family, file, weight, text }: FaceText) {
	const face = await new FontFace('measured', `url(/fonts/${file})`, { weight }).load();
	document.fonts.add(face);
	const span = document.body.appendChild(document.createElement('span'));
	span.append(text);
	span.style.cssText = 'position: absolute; white-space: nowrap';
	const [least = 0, most = least] = weight.split(' ').map(Number);
	const widths = [];
	for (const measured of [400, 600, 700].filter((one) => one >= least && one <= most)) {
		const widthIn = async (name: string) => {
			span.style.font = `${measured} 40px '${name}'`;
			await document.fonts.load(span.style.font);
			return span.getBoundingClientRect().width;
		};
		widths.push({ measured, ratio: (await widthIn(`${family} fallback`)) / (await widthIn('measured')) });
	}
	document.fonts.delete(face);
	span.remove();
	return widths;
}

describe.each(structureBrands)('$id with every other host out of reach', ({ id }) => {
	it('W17 opens its pages whole, in time and without a request to another host', async () => {
		const context = await arrive();
		// Never answered, as by a network that drops packets.
		await context.route(
			(url) => !url.hostname.endsWith('.localhost'),
			() => undefined,
		);
		const page = await context.newPage();
		const complaints = listenTo(page);
		for (const path of ['/', '/ultimas-noticias/', await pathOf(id, 'article'), await pathOf(id, 'video'), '/buscar/la/']) {
			await page.goto(sites.url(id, path), { waitUntil: 'load', timeout: 20_000 });
		}
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});
});

describe.each(structureBrands)('$id by keyboard', ({ id, texts }) => {
	it('offers first a link that skips the header', async () => {
		const page = await faster.open(id, '/');
		await page.keyboard.press('Tab');
		const skip = page.locator('a[href="#contenido"]');
		expect(await skip.innerText()).toBe(texts.skipToContent);
		expect(await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().left >= 0)).toBe(true);
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
	});

	it('shows where the focus is, on any element', async () => {
		const page = await faster.open(id, '/');
		const unseen: string[] = [];
		for (let step = 0; step < 25; step += 1) {
			await page.keyboard.press('Tab');
			const found = await page.evaluate(focusWithoutOutline);
			if (found !== undefined) unseen.push(found);
		}
		expect(unseen).toEqual([]);
	});
});

/** Runs in the page: the element that has the focus, unless its outline shows it. */
function focusWithoutOutline(): string | undefined {
	const element = document.activeElement;
	if (element === null || element === document.body) return undefined;
	// A card shows the focus of its one link around the whole of it.
	const styles = [element, ...document.querySelectorAll('article:focus-within')].flatMap((part) => [
		getComputedStyle(part),
		getComputedStyle(part, '::after'),
	]);
	const isShown = styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
	return isShown ? undefined : element.outerHTML.slice(0, 120);
}
