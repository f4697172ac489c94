import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { phone, readers } from '../../support/browser/demo-readers.ts';
import { demoBrands } from '../../support/demo.ts';
import { demoKinds, richestOf } from '../../support/demo-stories.ts';

const { open, pathOf, sites, stories } = readers();

/** What axe finds wrong, a line each: the rule and the elements. */
async function wrongs(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
	const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
	const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** What the views of a brand are made of, in five pages. */
async function fivePaths(id: BrandId): Promise<readonly string[]> {
	return ['/', '/ultimas-noticias/', '/buscar/la/', '/no-existe/', richestOf(await stories(id)).path];
}

async function furtherPaths(id: BrandId): Promise<readonly string[]> {
	const { body } = await sites.get(id, richestOf(await stories(id)).path);
	const linked = (pattern: RegExp) => [...body.matchAll(pattern)].slice(0, 1).map(([, path = '']) => path);
	return [
		'/deportes/',
		'/programas/',
		'/tags/',
		'/buscar/xyzzyqwrt/',
		'/envivo/',
		...linked(/href="(\/tags\/[^"/]+\/)"/g),
		...linked(/href="(\/autor\/[^"/]+\/)"/g),
		...(await Promise.all(demoKinds.map((kind) => pathOf(id, kind)))),
	];
}

/** What axe finds wrong on pages, by their paths, in the light and in the dark. */
async function wrongsOf(id: BrandId, paths: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>> {
	const page = await open(id, '/', { reducedMotion: 'reduce' });
	const found: Record<string, readonly string[]> = {};
	for (const path of paths) {
		await page.emulateMedia({ colorScheme: 'light' });
		await page.goto(sites.url(id, path), { waitUntil: 'load' });
		found[`${path} light`] = await wrongs(page);
		await page.emulateMedia({ colorScheme: 'dark' });
		// In the dark the colours alone are others.
		found[`${path} dark`] = await wrongs(page, ['color-contrast', 'link-in-text-block']);
	}
	return Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0));
}

// Brands share their views and differ in colours and type, which five pages show.
it('every kind of page is without a fault that axe knows', async () => {
	expect(await wrongsOf('tn', await furtherPaths('tn'))).toEqual({});
}, 300_000);

describe.each(demoBrands)('$id', ({ id }) => {
	it('is without a fault that axe knows, in the light and in the dark', async () => {
		expect(await wrongsOf(id, await fivePaths(id))).toEqual({});
	}, 300_000);

	it('is without a fault that axe knows while its menu, search and notifications are open, on a phone', async () => {
		const page = await open(id, '/', { reducedMotion: 'reduce', viewport: phone });
		for (const part of ['menu', 'buscador', 'notificaciones', 'mas-secciones']) {
			await page.locator(`[popovertarget="${part}"] >> visible=true`).first().click();
			expect(await wrongs(page), part).toEqual([]);
			await page.keyboard.press('Escape');
		}
	});
});
