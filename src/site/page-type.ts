import type { Brand } from '#brands';
import { videoFeedPath } from './player-paths.ts';

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
	| 'video_feed'
	| 'podcasts'
	| 'podcast'
	| 'weather'
	| 'site_map'
	| 'terms'
	| 'privacy'
	| 'masthead'
	| 'newsletters'
	| 'newsletter'
	| 'elections'
	| 'candidates'
	| 'calls'
	| 'call'
	| 'statistics'
	| 'schedule'
	| 'for_you'
	| 'saved'
	| 'history'
	| 'player'
	| 'offline'
	| 'users_registration';

/** Covers of every brand (ROUTE-20), as section paths. */
export const coverPaths: readonly string[] = [
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
		'newsletters/suscribir',
		'newsletters/confirmar',
		'newsletters/baja',
		'convocatorias/postulacion',
		'convocatorias/retirar',
	].map((slug): [string, PageType] => [`/${slug}/`, 'users_registration']),
	['/envivo/', 'live'],
	['/vivo/', 'live'],
	['/videos/', 'videos'],
	[videoFeedPath, 'video_feed'],
	['/podcasts/', 'podcasts'],
	['/mapa-del-sitio/', 'site_map'],
	['/terminos-y-condiciones/', 'terms'],
	['/proteccion-de-datos-personales/', 'privacy'],
	['/quienes-somos/', 'masthead'],
	['/newsletters/', 'newsletters'],
	['/candidateame/', 'candidates'],
	['/convocatorias/', 'calls'],
	['/para-vos/', 'for_you'],
	['/guardadas/', 'saved'],
	['/historial/', 'history'],
	['/estadisticas/', 'statistics'],
	['/grilla/', 'schedule'],
	['/sin-conexion/', 'offline'],
	['/ultimas-noticias/', 'section'],
	['/lo-ultimo/', 'section'],
]);

/** Pages right below another one; stories may have longer paths there. */
const pagesBelow: readonly (readonly [RegExp, PageType])[] = [
	[/^\/envivo\/[^/]+\/$/, 'live'],
	[/^\/newsletters\/[^/]+\/$/, 'newsletter'],
	[/^\/podcasts\/[^/]+\/$/, 'podcast'],
	[/^\/elecciones-2023\/([^/]+\/)?$/, 'elections'],
	[/^\/convocatorias\/[^/]+\/$/, 'call'],
];

/** Paths whose whole subtree has a page type. */
const subtrees: readonly (readonly [string, PageType])[] = [
	['/buscar/', 'search'],
	['/tags/', 'tag'],
	['/autor/', 'author'],
	['/colecciones/', 'collection'],
	['/clima/', 'weather'],
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
	return fixedPaths.get(path) ?? pagesBelow.find(([one]) => one.test(path))?.[1] ?? subtrees.find(([root]) => path.startsWith(root))?.[1];
}

/** The paths that have a page type whatever the content, with an example for each subtree. No document may have such a path (C05). */
export const sitePagePaths: readonly string[] = [
	...fixedPaths.keys(),
	'/envivo/x/',
	'/newsletters/x/',
	'/podcasts/x/',
	'/elecciones-2023/',
	'/elecciones-2023/x/',
	'/convocatorias/x/',
	...subtrees.map(([root]) => `${root}x/`),
];
