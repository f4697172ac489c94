import type { Brand } from '#brands';

/** The kinds of page of the site; each has a row in `pages.ts` (ROUTE-01). */
export type PageType =
	| 'cover'
	| 'section'
	| 'programs'
	| 'chapters'
	| 'story'
	| 'tag'
	| 'author'
	| 'collection'
	| 'search'
	| 'live'
	| 'videos'
	| 'podcasts'
	| 'weather'
	| 'site_map'
	| 'terms'
	| 'privacy'
	| 'newsletters'
	| 'elections'
	| 'candidates'
	| 'calls'
	| 'statistics'
	| 'schedule'
	| 'player'
	| 'users_registration';

/** Covers of every brand (ROUTE-20), as section paths. */
const coverPaths: readonly string[] = [
	'musica',
	'autos',
	'show',
	'salud',
	'running',
	'deportes',
	'tecno',
	'estilo',
	'tnylagente',
	'campo',
	'politica',
	'cucinare',
	'economia',
	'cine-y-series',
	'los-mas-clickeados',
	'todesnosotres',
	'cocina',
].map((slug) => `/${slug}`);

/** Paths whose page type does not depend on the content (ROUTE-19 for the first two). */
const fixedPaths = new Map<string, PageType>([
	['/', 'cover'],
	['/homepage/', 'cover'],
	...[
		'autorizar',
		'cuenta-verificada',
		'ingresar',
		'modificar-contrasena',
		'perfil',
		'registrarse',
		'recuperar-contrasena',
		'validar-registro',
	].map((slug): [string, PageType] => [`/${slug}/`, 'users_registration']),
	['/envivo/', 'live'],
	['/vivo/', 'live'],
	['/videos/', 'videos'],
	['/podcasts/', 'podcasts'],
	['/clima/', 'weather'],
	['/mapa-del-sitio/', 'site_map'],
	['/terminos-y-condiciones/', 'terms'],
	['/proteccion-de-datos-personales/', 'privacy'],
	['/newsletters/', 'newsletters'],
	['/elecciones-2023/', 'elections'],
	['/candidateame/', 'candidates'],
	['/convocatorias/', 'calls'],
	['/estadisticas/', 'statistics'],
	['/grilla/', 'schedule'],
	['/ultimas-noticias/', 'section'],
	['/lo-ultimo/', 'section'],
]);

/** Paths whose whole subtree has a page type. */
const subtrees: readonly (readonly [string, PageType])[] = [
	['/buscar/', 'search'],
	['/tags/', 'tag'],
	['/autor/', 'author'],
	['/colecciones/', 'collection'],
	['/reproductor/', 'player'],
];

/**
 * The page type of a path, or undefined where the content decides whether it is a story or a section (ROUTE-02 to ROUTE-21). `path` is in
 * lower case, starts and ends with `/`, and has no output prefix.
 */
export function pageTypeOfPath(path: string, brand: Brand): PageType | undefined {
	if (path === '/programas/') return brand.routes.programmes;
	if (path === '/capitulos/' && brand.routes.chapters) return 'chapters';
	const section = path.slice(0, -1);
	if (coverPaths.includes(section) || brand.routes.ownCovers.includes(section)) return 'cover';
	return fixedPaths.get(path) ?? subtrees.find(([root]) => path.startsWith(root))?.[1];
}

/** The paths that have a page type whatever the content, with an example for each subtree. No document may have such a path (C05). */
export const sitePagePaths: readonly string[] = [...fixedPaths.keys(), ...subtrees.map(([root]) => `${root}x/`)];
