import { beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { structureBrands } from '../support/demo.ts';

const { get, content, service } = servedSites();

/** Sections of a hierarchy, in this order, each with a title of its own. */
const menu = (hierarchy: string, ...names: readonly string[]) =>
	names.map((name, index) =>
		section(`/${hierarchy}-${name}`, {
			name: `${hierarchy} ${name}`,
			site: { site_title: `Todo sobre ${name}` },
			parent: { [hierarchy]: '/' },
			order: { [hierarchy]: index + 1 },
		}),
	);

/** A story of the staff, or of another source, as many minutes after noon. */
const storyAt = (website: BrandId, minute: number, more = {}) =>
	story(`${website}-${minute}`, {
		website,
		website_url: `/sociedad/${minute}/`,
		display_date: `2026-11-20T12:${minute}:00Z`,
		source: { source_type: 'staff' },
		taxonomy: { primary_section: { _id: '/sociedad', type: 'section', version: '0.10.12', name: 'Sociedad' } },
		...more,
	});

const documentsOf = (website: BrandId) => [
	section('/sociedad', { name: `Sociedad de ${website}` }),
	...menu('primary', 'uno', 'dos', 'tres', 'cuatro'),
	...menu('hamburger', 'costado', 'otro'),
	...menu('footermenu1', 'pie'),
	...[10, 11, 12, 13, 14].map((minute) => storyAt(website, minute)),
	storyAt(website, 15, { source: { source_type: 'wires' } }),
	{ ...storyAt(website, 16), type: 'gallery' },
];

const bodyAt = async (id: BrandId, path: string) => {
	const { status, body } = await get(id, path);
	expect(status, `${id} ${path}`).toBe(200);
	return body;
};

/** What a content source of a brand answers to a query. */
const answerOf = async (id: BrandId, source: string, query: object, filter = '') => {
	const parameters = new URLSearchParams({ query: JSON.stringify(query), ...(filter !== '' && { filter }), _website: id });
	return JSON.parse(await bodyAt(id, `/pf/api/v3/content/fetch/${source}?${parameters}`));
};
const namesIn = ({ children }: { readonly children: readonly { readonly name: string }[] }) => children.map(({ name }) => name);

/** The texts of the links in the navigation with this label. */
const linksIn = (html: string, label: string) => {
	const nav = new RegExp(`<nav[^>]*aria-label="${label}">.*?</nav>`, 's').exec(html)?.[0] ?? '';
	return [...nav.matchAll(/<a [^>]*href="[^"]*"[^>]*>([^<]*)/g)].map(([, text]) => text);
};
const footerOf = (html: string) => /<footer\b.*<\/footer>/s.exec(html)?.[0] ?? '';

describe.each(structureBrands)('the content sources of $id', ({ id, texts }) => {
	beforeEach(() => publish(content(), documentsOf(id), id));

	it('CONT-01 HDR-02 LIM-05 sites-api gives name and site of three sections of primary, which are the main menu', async () => {
		const { children } = await answerOf(id, 'sites-api', { hierarchy: 'primary', size: 3 }, '{ children { name site { site_title } } }');
		const names = ['uno', 'dos', 'tres'];
		expect(children).toEqual(names.map((name) => ({ name: `primary ${name}`, site: { site_title: `Todo sobre ${name}` } })));
		expect(linksIn(await bodyAt(id, '/sociedad/'), texts.mainMenu)).toEqual(namesIn({ children }));
	});

	it('CONT-02 sites-api gives the sections of hamburger, which are the side menu', async () => {
		const names = namesIn(await answerOf(id, 'sites-api', { hierarchy: 'hamburger' }));
		expect(names).toEqual(['hamburger costado', 'hamburger otro']);
		expect(linksIn(await bodyAt(id, '/sociedad/'), texts.sideMenu)).toEqual(names);
	});

	it('CONT-03 FTR-02 sites-api gives the sections of footermenu1, which are those of the footer', async () => {
		const names = namesIn(await answerOf(id, 'sites-api', { hierarchy: 'footermenu1' }));
		expect(names).toEqual(['footermenu1 pie']);
		expect(linksIn(footerOf(await bodyAt(id, '/sociedad/')), texts.sections)).toEqual(names);
	});

	it('CONT-04 section-service gives a section of the brand by its id', async () => {
		expect(await answerOf(id, 'section-service', { _id: '/sociedad' })).toMatchObject({
			_id: '/sociedad',
			_website: id,
			name: `Sociedad de ${id}`,
		});
		const query = encodeURIComponent(JSON.stringify({ _id: '/nada' }));
		expect((await get(id, `/pf/api/v3/content/fetch/section-service?query=${query}&_website=${id}`)).status).toBe(404);
	});

	it('CONT-05 FTR-01 LIM-06 content-feed gives the four latest stories of the staff, which are the latest news of the footer', async () => {
		const query = { feed_query: 'type:story AND source.source_type:staff', size: 4 };
		const paths = (await answerOf(id, 'content-feed', query)).content_elements.map((one: { website_url: string }) => one.website_url);
		expect(paths).toEqual(['/sociedad/14/', '/sociedad/13/', '/sociedad/12/', '/sociedad/11/']);
		const latest = [...footerOf(await bodyAt(id, '/buscar/')).matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, path]) => path);
		expect(latest).toEqual(paths);
	});

	it('ENT-18 a story has type, subtype, section, primary section, cover, headlines, subheadlines and website_url', async () => {
		const sent = {
			subtype: 'longform',
			headlines: { basic: 'La final' },
			subheadlines: { basic: 'Se juega hoy' },
			taxonomy: { primary_section: { _id: '/sociedad', type: 'section', version: '0.10.12', name: 'Sociedad', path: '/sociedad' } },
			promo_items: {
				cover: { type: 'image', version: '0.10.12', _id: 'TAPA', url: 'https://img.test/tapa.jpg', width: 1600, height: 900 },
			},
		};
		const website_url = '/sociedad/larga/';
		await publish(content(), [story('LARGA', { ...sent, website: id, website_url })], id);
		const section = sent.taxonomy.primary_section;
		expect(await answerOf(id, 'content-api', { website_url })).toMatchObject({ ...sent, type: 'story', website_url, section });
	});

	it('ENT-19 push-notifications gives the time of each in epoch seconds, and its tags', async () => {
		const content_elements = [{ type: 'reference', referent: { id: `${id}-10`, type: 'story', provider: '' } }];
		const list = { _id: 'COL', type: 'collection', version: '0.10.12', content_aliases: ['notificaciones'], content_elements };
		await publish(content(), [list], id);
		const { notifications } = await answerOf(id, 'push-notifications', {});
		const send_after = Date.parse('2026-11-20T12:10:00Z') / 1_000;
		expect(notifications).toMatchObject([{ id: `${id}-10`, url: '/sociedad/10/', send_after, included_tags: ['/sociedad'] }]);
	});

	it('CONT-07 get-profile gives the name of a reader of the brand by their uuid', async () => {
		const { uuid } = await service.reader('ana@mail.test', undefined, id);
		expect(await answerOf(id, 'get-profile', { uuid })).toEqual({ uuid, displayName: expect.stringContaining('Ana'), picture: null });
		for (const other of brandList.filter((brand) => brand.id !== id)) {
			const query = encodeURIComponent(JSON.stringify({ uuid }));
			expect((await get(other.id, `/pf/api/v3/content/fetch/get-profile?query=${query}&_website=${other.id}`)).status).toBe(404);
		}
	});
});
