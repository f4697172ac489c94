import { describe, expect, it } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import type { ContentQueries, NavigationNode } from '#content/contract';
import { shownBlock } from '../../../../tests/support/site/shown-block.ts';
import { blocks } from '../../blocks.ts';
import type { Subject } from '../../subject.ts';
import { header } from './header.tsx';

const { tn, eltrece, ciudad, eldoce } = brands;

const node = (text: string): NavigationNode => ({
	id: `/${text}`,
	kind: 'section',
	text,
	href: `/${text}/`,
	external: false,
	children: [],
});

const content: Partial<ContentQueries> = {
	navigation: async (hierarchy) => (hierarchy === 'primary' ? ['uno', 'dos', 'tres', 'cuatro', 'cinco'] : ['costado']).map(node),
};

const sectionPage = (id: string, name: string): Subject => ({
	kind: 'section',
	section: { id, name, ancestors: [], children: [] },
	listing: { cards: [], total: 0, capped: false, offset: 0, size: 20 },
});

const onSection = (brand: Brand, id = '/deportes') =>
	shownBlock(header, brand, { path: '/deportes/', subject: sectionPage(id, 'Deportes'), content });

it('BLK-09 the header of tn is the block TN/Header, and the other brands share one', async () => {
	expect([tn, eltrece, ciudad, eldoce].map((brand) => brand.header.block)).toEqual(['TN/Header', 'Header', 'Header', 'Header']);
	expect(await shownBlock(blocks['TN/Header'], tn, { content })).toMatch(/<header\b.*aria-label="TN".*<\/header>/s);
});

describe.each(brandList)('the header of $id', (brand) => {
	it('HDR-01 HDR-04 HDR-05 has its logo, search, sign-in, live broadcast, notifications and side menu', async () => {
		const page = await shownBlock(header, brand, { content });
		expect(page).toContain(`aria-label="${brand.name}"`);
		expect(page).toMatch(/popovertarget="buscador"[^>]*aria-label="Buscar"/i);
		expect(page).toMatch(/<a[^>]*href="\/ingresar\/"[^>]*data-login-button/);
		expect(page).toMatch(/<a[^>]*href="\/envivo\/"[^>]*>En vivo/);
		expect(page).toMatch(/popovertarget="notificaciones"[^>]*aria-label="Notificaciones"/i);
		expect(page).toMatch(/popovertarget="menu"[^>]*aria-label="Menú"/i);
	});

	it('HDR-02 LIM-05 CONT-01 the main menu shows three sections, and the others under "Más"', async () => {
		const page = await shownBlock(header, brand, { content });
		const menu = /<nav[^>]*aria-label="Secciones principales">.*?<\/nav>/.exec(page)?.[0] ?? '';
		expect([...menu.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/uno/', '/dos/', '/tres/']);
		expect(menu).toMatch(/popovertarget="mas-secciones"/i);
		expect(page).toMatch(/id="mas-secciones"[^>]*>.*cuatro.*cinco/);
	});

	it('HDR-08 HDR-09 is header-home on the front page and header-global elsewhere; it switches where the brand wants that, as tn does', async () => {
		const home = await shownBlock(header, brand, { content });
		expect(home).toContain('data-mode="header-home"');
		expect(home.includes('data-switches')).toBe(brand.header.switchesOnHome);
		expect(home).toContain('data-header-anchor');
		expect(await onSection(brand)).toContain('data-mode="header-global"');
	});

	it('the front page names the day of its own time zone, to programs too, also when it is tomorrow in UTC', async () => {
		const home = await shownBlock(header, brand, { content, now: new Date('2026-11-21T01:30:00Z') });
		expect(home).toMatch(/<time [^>]*dateTime="2026-11-20">Viernes 20 de noviembre</i);
	});

	it('HDR-18 HDR-20 has a menu of the account with the profile and the sign-out, on account pages too', async () => {
		for (const path of ['/', '/deportes/', '/ingresar/']) {
			const page = await shownBlock(header, brand, { path, content });
			expect(page).toMatch(/popovertarget="mi-cuenta"[^>]*aria-label="Mi cuenta"/i);
			const menu = /<nav[^>]*id="mi-cuenta".*?<\/nav>/s.exec(page)?.[0] ?? '';
			expect(menu).toContain('href="/perfil/"');
			expect(menu).toMatch(/<button[^>]*data-sign-out[^>]*>.*Cerrar sesión<\/button>/s);
		}
	});

	it('HDR-12 account pages have no login button, and keep the sign-in link', async () => {
		const page = await shownBlock(header, brand, { path: '/recuperar-contrasena/', content });
		expect(page).not.toContain('data-login-button');
		expect(page).toContain('data-sign-in-link');
	});

	it('MENU-01 CONT-02 the side menu is closed until its button opens it, and lists the hamburger hierarchy', async () => {
		const page = await shownBlock(header, brand, { content });
		expect(page).toMatch(/id="menu" popover="auto"/);
		expect(page).toContain('costado');
	});

	it('SEARCH-01 SEARCH-02 the search form is sent by GET and requires words', async () => {
		const page = await shownBlock(header, brand, { content });
		expect(page).toMatch(/<form[^>]*action="\/buscar\/"[^>]*method="get"/);
		expect(page).toMatch(/<input(?=[^>]*name="q")(?=[^>]* required)/);
	});
});

it('SEARCH-03 SEARCH-04 SEARCH-05 the placeholder of the search is the brand’s', async () => {
	const placeholders = await Promise.all(
		[tn, eltrece, ciudad, eldoce].map(async (brand) => /placeholder="([^"]*)"/.exec(await shownBlock(header, brand))?.[1]),
	);
	expect(placeholders).toEqual(['Buscá en TN', 'Buscar...', 'Buscar en ciudad', 'Buscar...']);
});

it('HDR-13 HDR-14 the current section has its link in header-global, but not on ciudad', async () => {
	for (const brand of [tn, eltrece, eldoce])
		expect(await onSection(brand)).toMatch(/data-secondary-nav=""><a[^>]*href="\/deportes\/">Deportes/);
	expect(await onSection(ciudad)).not.toContain('data-secondary-nav');
});

it.each(['/', '', 'homepage', '/homepage', 'null', 'undefined', 'false'])('HDR-15 a section with the id %j is not shown', async (id) => {
	expect(await onSection(tn, id)).not.toContain('data-secondary-nav');
});

it('HDR-16 HDR-17 the sign-in link has the brand’s words', async () => {
	const link = /data-sign-in-link="">(?:<svg.*?<\/svg>)?([^<]*)/;
	const words = await Promise.all([tn, ciudad].map(async (brand) => link.exec(await shownBlock(header, brand))?.[1]));
	expect(words).toEqual(['Ingresar', 'Iniciar sesión']);
});

it('HDR-18 HDR-20 a page, which is cached for all readers, has the link to the profile too', async () => {
	const link = /<a[^>]*href="\/perfil\/"[^>]*data-profile-link[^>]*>.*?<span[^>]*>([^<]*)/;
	for (const brand of brandList) expect(link.exec(await shownBlock(header, brand))?.[1]).toBe('Ir a mi perfil');
});

it('HDR-19 HDR-20 only tn and ciudad show the name of the reader', async () => {
	const showsName = async (brand: Brand) => (await shownBlock(header, brand)).includes('data-island="reader-name" data-when="session"');
	expect(await Promise.all([tn, eltrece, ciudad, eldoce].map(showsName))).toEqual([true, false, true, false]);
});

it.each(brandList)('NAV-05 links to account pages on $id keep the query', async (brand) => {
	const page = await shownBlock(header, brand, { path: '/deportes/nota/', content });
	const links = [...page.matchAll(/<a[^>]*href="\/(?:ingresar|perfil)\/"[^>]*>/g)].map(([tag]) => tag);
	expect(links.length).toBeGreaterThan(2);
	for (const link of links) expect(link).toContain('data-keep=""');
	expect(page).toContain('data-island="keep-query" data-when="query"');
});

it('HDR-09 of tn, eltrece, ciudad and eldoce, only tn switches', () => {
	expect([tn, eltrece, ciudad, eldoce].map((brand) => brand.header.switchesOnHome)).toEqual([true, false, false, false]);
});

it('MENU-04 the side menu has the z-index of its brand', () => {
	expect([tn, eltrece, ciudad, eldoce].map((brand) => brand.header.menuLayer)).toEqual([9999, 9999, 9999, 9997]);
});
