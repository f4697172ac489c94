import { xssPayloads } from '../../src/content/ans/fixtures/xss-payloads.ts';
import { section, story } from './content.ts';

type Json = Readonly<Record<string, unknown>>;

const breakOut = '</script><script>window.__xss=1</script>';
const handler = '"><img src=x onerror="window.__xss=1">';
// A null character is refused before all other checks (C01).
const payloads = [
	breakOut,
	handler,
	`'-window.__xss=1-'`,
	'</title><svg onload=window.__xss=1>',
	'{{window.__xss=1}}\u2028',
	...xssPayloads,
].filter((payload) => !payload.includes('\0'));

const kinds = ['articulo', 'video', 'video_dark', 'live', 'longform', 'newsletter'];
const subtypes: Readonly<Record<string, string | undefined>> = { articulo: undefined };

const rawHtml = `<p id="x">de otros</p><script>
const attempt = (read) => { try { read(); return 'read'; } catch (error) { return error.name; } };
const told = {
	cookie: attempt(() => document.cookie),
	storage: attempt(() => localStorage.getItem('secreto')),
	parent: attempt(() => { parent.document.title = 'cambiado'; parent.__xss = 1; }),
	top: attempt(() => { top.location.href = 'https://evil.test/'; }),
};
document.body.dataset.told = JSON.stringify(told);
</script>`;

/** The payloads of hostile stories, and their paths. */
export const hostile = {
	payloads,
	stories: [...kinds.map((kind) => ({ kind, path: `/deportes/${kind}/` })), { kind: 'gallery', path: '/deportes/galeria/' }],
	rawHtml: { path: '/deportes/ajena/' },
};

/** Documents of a brand in which every visible text and every address is an attack. */
export function hostileDocuments(brand: string): readonly Json[] {
	return [
		section('/deportes'),
		...hostile.stories.map(({ kind, path }, index) => hostileWork({ brand, kind, path, index })),
		story('AJENA', {
			website: brand,
			website_url: hostile.rawHtml.path,
			content_elements: [{ _id: 'RAW1', type: 'raw_html', content: rawHtml }],
		}),
		{ _id: 'malo', type: 'author', version: '0.10.12', slug: 'malo', ...texts(['name', 'bio', 'role', 'org']) },
		{ _id: 'malo', type: 'tag', slug: 'malo', ...texts(['text', 'description']) },
	];
}

const texts = (names: readonly string[]): Json => Object.fromEntries(names.map((name) => [name, breakOut + handler]));

type Work = { readonly brand: string; readonly kind: string; readonly path: string; readonly index: number };

function hostileWork({ brand, kind, path, index }: Work): Json {
	const all = payloads.slice(index * 13).concat(payloads.slice(0, index * 13));
	const pick = (at: number) => `Titular ${all[at % all.length]}`;
	const isGallery = kind === 'gallery';
	const image = {
		type: 'image',
		version: '0.10.12',
		_id: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
		url: 'https://x.test/resizer/v2/ABCDEFGHIJKLMNOPQRSTUVWXYZ.jpg',
		width: 1200,
		height: 800,
		...{ caption: pick(1), subtitle: pick(2), alt_text: pick(3) },
		credits: { by: [{ type: 'author', name: pick(4) }], affiliation: [{ type: 'author', name: pick(5) }] },
	};
	return {
		...story(`MALO${index}`, { website: brand, website_url: path, display_date: '2026-11-10T12:00:00Z' }),
		type: isGallery ? 'gallery' : 'story',
		...(kind in subtypes || isGallery ? {} : { subtype: kind }),
		headlines: { basic: pick(0), meta_title: pick(6), mobile: pick(7), native: pick(8), web: pick(9) },
		subheadlines: { basic: pick(10) },
		description: { basic: pick(11) },
		label: { basic: { text: pick(12), url: 'javascript:window.__xss=1' }, volanta: { text: pick(13) } },
		credits: {
			by: [{ _id: 'malo', type: 'author', name: pick(14), slug: 'malo', url: 'javascript:window.__xss=1', description: pick(15) }],
		},
		taxonomy: {
			primary_section: { _id: '/deportes', type: 'section', version: '0.10.12', name: 'Deportes' },
			tags: [{ text: pick(16), slug: 'malo', description: pick(17) }],
			seo_keywords: [pick(18)],
		},
		promo_items: { basic: image },
		content_elements: isGallery ? [image, { ...image, caption: pick(20) }] : elements(pick, image, all),
	};
}

function elements(pick: (at: number) => string, image: Json, all: readonly string[]): readonly Json[] {
	const text = (content: string): Json => ({ type: 'text', content });
	return [
		...all.map(text),
		{ type: 'header', level: 2, content: pick(21) },
		image,
		{ type: 'quote', subtype: 'pullquote', content_elements: [text(pick(22))], citation: { type: 'text', content: pick(23) } },
		{ type: 'list', list_type: 'unordered', items: [text(pick(24)), text(pick(25))] },
		{ type: 'link_list', title: pick(26), items: [{ type: 'interstitial_link', url: 'javascript:window.__xss=1', content: pick(27) }] },
		{ type: 'interstitial_link', url: 'https://x.test/"onmouseover="window.__xss=1', content: pick(28) },
		{ type: 'table', header: [text(pick(29))], rows: [[text(pick(30))]] },
		{ type: 'code', language: pick(35), content: pick(31) },
		{ type: 'correction', correction_type: 'correction', text: pick(32) },

		{
			type: 'custom_embed',
			subtype: pick(33),
			_id: 'E1',
			embed: { id: 'E1', url: 'javascript:window.__xss=1', config: { title: pick(34) } },
		},
	];
}
