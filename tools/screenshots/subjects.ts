import { brandList } from '#brands';
import { type DemoStory, demoKinds, richestOf, storyOf } from '../../tests/support/demo-stories.ts';

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
	{ name: 'podcasts', path: '/podcasts/' },
	{ name: 'tags', path: '/tags/' },
	{ name: 'collections', path: '/colecciones/' },
	{ name: 'authors', path: '/autor/' },
	{ name: 'search', path: '/buscar/la/' },
	{ name: 'search-nothing', path: '/buscar/xyzzyqwrt/' },
	{ name: 'search-start', path: '/buscar/' },
	{ name: 'site-map', path: '/mapa-del-sitio/' },
	{ name: 'live', path: '/envivo/' },
	{ name: 'account', path: '/ingresar/' },
	{ name: 'missing', path: '/no-existe/' },
	{ name: 'menu', path: '/', press: '[popovertarget="menu"]' },
	{ name: 'more', path: '/', press: '[popovertarget="mas-secciones"]' },
	{ name: 'search-box', path: '/', press: '[popovertarget="buscador"]' },
	{ name: 'bell', path: '/', press: '[popovertarget="notificaciones"]' },
];

/** The pages of a brand to take screenshots of. `linked` are the paths that its site map, tags and authors link to. */
export function shotPages(stories: readonly DemoStory[], linked: readonly string[]): readonly ShotPage[] {
	const kinds = demoKinds.map((kind) => ({ name: `story-${kind}`, path: storyOf(stories, kind).path }));
	const first = (name: string, pattern: RegExp) =>
		linked
			.filter((path) => pattern.test(path))
			.slice(0, 1)
			.map((path) => ({ name, path }));
	return [
		...fixed,
		...kinds,
		{ name: 'story-richest', path: richestOf(stories).path },
		...first('tag', /^\/tags\/[^/]+\/$/),
		...first('author', /^\/autor\/[^/]+\/$/),
		...first('subsection', /^\/(?!tags|autor|buscar)[a-z-]+\/[a-z-]+\/$/),
	];
}

/** Sizes of the viewport, in px. */
export const screens = [
	{ width: 360, height: 780 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 900 },
] as const;

export const schemes = ['light', 'dark'] as const;

export const shotBrands = brandList.map(({ id }) => id);
