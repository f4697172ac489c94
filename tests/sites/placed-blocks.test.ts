import { expect, it } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import type { BlockName } from '../../src/site/arrangement.ts';
import { blocks } from '../../src/site/blocks.ts';
import { escapeWideMarkup } from '../../src/site/ui/escape-wide-characters.ts';
import { servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { shownBlock } from '../support/site/shown-block.ts';

const { content, get } = servedSites();

/** A row of the specification, the block that it names, and the page of each brand that has to place it. */
type PlacedOn = { readonly row: string; readonly block: BlockName; readonly path: string; readonly fields?: object };
const onAccountPages: readonly PlacedOn[] = [
	{ row: 'BLK-03', block: 'LoginRegisterForm', path: '/ingresar/', fields: { variant: 'login-default' } },
	{ row: 'BLK-03', block: 'LoginRegisterForm', path: '/registrarse/', fields: { variant: 'signUp-default' } },
	{ row: 'BLK-04', block: 'ModifyPassword', path: '/modificar-contrasena/' },
	{ row: 'BLK-05', block: 'RecoverPassword', path: '/recuperar-contrasena/' },
	{ row: 'BLK-06', block: 'RegisterFinish', path: '/cuenta-verificada/' },
	{ row: 'BLK-07', block: 'RegisterValidate', path: '/validar-registro/' },
	{ row: 'BLK-08', block: 'UserProfile', path: '/perfil/' },
];

/** The markup of a block on a page of a brand without content. It is never empty. */
async function markupOf(block: BlockName, { brand, path, fields }: { brand: Brand; path: string; fields?: object | undefined }) {
	const name = path.split('/')[1] ?? '';
	const subject = { kind: 'account', name, title: brand.texts.pageNames[name] ?? '' } as const;
	const markup = await shownBlock(blocks[block], brand, { path, fields, ...(path !== '/' && { subject }) });
	expect(markup).not.toBe('');
	return escapeWideMarkup(markup);
}

const bodyAt = async (brand: Brand, path: string) => {
	const { status, body } = await get(brand.id, path);
	expect(status).toBe(200);
	return body;
};

it.each(onAccountPages)('$row the block $block is what $path of each brand shows', async ({ block, path, fields }) => {
	for (const brand of brandList) {
		const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(await bodyAt(brand, path)) ?? [];
		const markup = await markupOf(block, { brand, path, fields });
		expect(main.includes(markup), `${block} on ${brand.id}`).toBe(true);
		// Around it are its row, its brick and its place in the brick, and after it the mark where the browser begins to draw.
		expect(main.replace(markup, '')).toMatch(/^(?:<div[^>]*>)+<span id="fin-primera-pantalla" hidden=""><\/span>(?:<\/div>)+$/);
	}
});

it.each(brandList)('a page of $id is drawn from the end of its first screen, which a story has below its head', async (brand) => {
	const path = '/politica/2026/11/20/una/';
	await publish(content(), [section('/politica'), story('FIRST', { website: brand.id, website_url: path })], brand.id);
	for (const page of ['/', '/ultimas-noticias/', '/ingresar/', path]) {
		const body = await bodyAt(brand, page);
		expect(body.match(/<link rel="expect" href="#fin-primera-pantalla" blocking="render">(?=.*<\/head>)/gs), page).toHaveLength(1);
		expect(body.match(/<span id="fin-primera-pantalla" hidden=""><\/span>/g), page).toHaveLength(1);
	}
	const [before = ''] = /<main\b.*?(?=<span id="fin-primera-pantalla")/s.exec(await bodyAt(brand, path)) ?? [];
	expect(before).toContain(`aria-label="${brand.texts.share}"`);
	expect(before).not.toContain('Cuerpo de FIRST');
});

it.each(brandList)(
	'BLK-01 the blocks of Taboola recommend stories of $id below stories and videos, and beside live ones',
	async (brand) => {
		const subtypes = [{ subtype: 'video' }, { subtype: 'live' }];
		const stories = Array.from({ length: 24 }, (_none, index) =>
			story(`S${index}`, {
				website: brand.id,
				website_url: `/deportes/${index}/`,
				...subtypes[index],
			}),
		);
		await publish(content(), [section('/deportes'), ...stories], brand.id);
		const places = { '/deportes/0/': 'TaboolaCarousel', '/deportes/1/': 'TaboolaSide', '/deportes/2/': 'TaboolaFeed' };
		for (const [path, name] of Object.entries(places)) {
			const body = await bodyAt(brand, path);
			const [, recommended = ''] = new RegExp(`<section[^>]* data-recommended="${name}"[^>]*>(.*?)</section>`, 's').exec(body) ?? [];
			expect(recommended, path).toContain(brand.texts.recommended);
			expect(recommended.match(/href="\/deportes\/\d+\/"/g)?.length, path).toBeGreaterThan(2);
		}
	},
);

it('BLK-02 the block Footer is the footer of each brand', async () => {
	for (const brand of brandList) {
		const body = await bodyAt(brand, '/');
		expect(body.match(/<footer\b.*<\/footer>/gs), brand.id).toEqual([await markupOf('Footer', { brand, path: '/' })]);
	}
});

it('BLK-09 the block TN/Header is the header of tn alone; the other brands have a header too', async () => {
	for (const brand of brandList) {
		const body = await bodyAt(brand, '/');
		expect(body.includes(await markupOf(brand.header.block, { brand, path: '/' })), brand.id).toBe(true);
		expect(body.match(/<header\b[^>]* data-mode=/g), brand.id).toHaveLength(1);
	}
	const { tn, eltrece, ciudad, eldoce } = brands;
	expect([tn, eltrece, ciudad, eldoce].map(({ header }) => header.block)).toEqual(['TN/Header', 'Header', 'Header', 'Header']);
});
