import { type BrandId, brandList } from '#brands';
import { type DemoStory, demoKinds, demoStories, richestOf, storyOf } from '../../tests/support/demo-stories.ts';

/** A page to take screenshots of. `press` selects what to click first. */
export type ShotPage = { readonly name: string; readonly path: string; readonly press?: string };

/** Pages that have the same address on every brand. */
const fixed: readonly ShotPage[] = [
	{ name: 'home', path: '/' },
	{ name: 'cover', path: '/deportes/' },
	{ name: 'section', path: '/ultimas-noticias/' },
	{ name: 'programmes', path: '/programas/' },
	{ name: 'chapters', path: '/capitulos/' },
	{ name: 'videos', path: '/videos/' },
	{ name: 'video-feed', path: '/videos/uno-tras-otro/' },
	{ name: 'podcasts', path: '/podcasts/' },
	{ name: 'tags', path: '/tags/' },
	{ name: 'collections', path: '/colecciones/' },
	{ name: 'authors', path: '/autor/' },
	{ name: 'search', path: '/buscar/nuevo/' },
	{ name: 'search-nothing', path: '/buscar/xyzzyqwrt/' },
	{ name: 'search-start', path: '/buscar/' },
	{ name: 'site-map', path: '/mapa-del-sitio/' },
	{ name: 'live', path: '/envivo/' },
	{ name: 'player', path: '/reproductor/envivo/' },
	{ name: 'schedule', path: '/grilla/' },
	{ name: 'weather', path: '/clima/' },
	{ name: 'newsletters', path: '/newsletters/' },
	{ name: 'election', path: '/elecciones-2023/' },
	{ name: 'district', path: '/elecciones-2023/cordoba/' },
	{ name: 'candidates', path: '/candidateame/' },
	{ name: 'calls', path: '/convocatorias/' },
	{ name: 'most-read', path: '/los-mas-clickeados/' },
	{ name: 'statistics', path: '/estadisticas/' },
	{ name: 'masthead', path: '/quienes-somos/' },
	{ name: 'terms', path: '/terminos-y-condiciones/' },
	{ name: 'privacy', path: '/proteccion-de-datos-personales/' },
	{ name: 'account', path: '/ingresar/' },
	{ name: 'sign-up', path: '/registrarse/' },
	{ name: 'recover', path: '/recuperar-contrasena/' },
	{ name: 'missing', path: '/no-existe/' },
	{ name: 'menu', path: '/', press: '[popovertarget="menu"]' },
	{ name: 'more', path: '/', press: '[popovertarget="mas-secciones"]' },
	{ name: 'search-box', path: '/', press: '[popovertarget="buscador"]' },
	{ name: 'bell', path: '/', press: '[popovertarget="notificaciones"]' },
];

/** Pages whose links lead to an example of the pages below them. */
const linkingPages: readonly string[] = [
	'/mapa-del-sitio/',
	'/tags/',
	'/autor/',
	'/newsletters/',
	'/podcasts/',
	'/convocatorias/',
	'/capitulos/',
	'/clima/',
];

type Example = { readonly name: string; readonly pattern: RegExp };

/** Pages that each brand has under an address of its own. The first that a page links to is taken. */
const examples: readonly Example[] = [
	{ name: 'tag', pattern: /^\/tags\/[^/]+\/$/ },
	{ name: 'author', pattern: /^\/autor\/[^/]+\/$/ },
	{ name: 'subsection', pattern: /^\/(?!amp|lite|tags|autor|buscar|newsletters|podcasts|convocatorias|clima)[a-z-]+\/[a-z-]+\/$/ },
	{ name: 'horoscope', pattern: /^\/horoscopo\/$/ },
	{ name: 'newsletter', pattern: /^\/newsletters\/[^/]+\/$/ },
	{ name: 'podcast', pattern: /^\/podcasts\/[^/]+\/$/ },
	{ name: 'call', pattern: /^\/convocatorias\/[^/]+\/$/ },
	{ name: 'programme', pattern: /^\/programas\/[^/]+\/[^/]+\/$/ },
	{ name: 'chapter', pattern: /^\/capitulos\/[^/]+\/\d{4}\/.+\/$/ },
	{ name: 'city', pattern: /^\/clima\/[^/]+\/$/ },
];

/** Requests a path of a brand's site. */
type Get = (brand: BrandId, path: string) => Promise<{ readonly body: string }>;

/** The pages of a brand to take screenshots of: one of each type. */
export async function shotPages(brand: BrandId, get: Get): Promise<readonly ShotPage[]> {
	const lists = await Promise.all(linkingPages.map((path) => get(brand, path)));
	const linked = lists.flatMap(({ body }) => [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path));
	return pagesAmong(await demoStories(brand, get), linked);
}

function pagesAmong(stories: readonly DemoStory[], linked: readonly string[]): readonly ShotPage[] {
	const kinds = demoKinds.map((kind) => ({ name: `story-${kind}`, path: storyOf(stories, kind).path }));
	return [
		...fixed,
		...kinds,
		{ name: 'story-richest', path: richestOf(stories).path },
		...examples.flatMap((example) => exampleOf(example, linked)),
	];
}

function exampleOf({ name, pattern }: Example, linked: readonly string[]): readonly ShotPage[] {
	const path = linked.find((one) => pattern.test(one));
	return path === undefined ? [] : [{ name, path }];
}

/** Sizes of the viewport, in px. */
export const screens = [
	{ width: 360, height: 780 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 900 },
] as const;

export const schemes = ['light', 'dark'] as const;

export const shotBrands = brandList.map(({ id }) => id);
