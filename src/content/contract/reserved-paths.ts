// Addresses that no document may have.
import type { Brand } from '#brands';

/** Beginnings of the program's own addresses, of one segment or two: nothing below them is content. */
const systemRoots = [
	'_dev',
	'_site',
	'amp',
	'api',
	'arc',
	'arcio',
	'assets',
	'content/v4',
	'docs',
	'fbia',
	'fonts',
	'healthz',
	'identity',
	'lite',
	'marco',
	'media',
	'outboundfeeds',
	'pb',
	'pf',
	'readyz',
	'resizer',
	'robots.txt',
	'site/v3',
	'sw.js',
	'rss',
	'static',
];

/**
 * First segments of the pages of accounts, search, tags, authors, players, the weather and the schedule (ROUTE-02 to ROUTE-05, ROUTE-10,
 * ROUTE-15, ROUTE-17): nothing below them is a story.
 */
const routeRoots = [
	'autor',
	'autorizar',
	'buscar',
	'clima',
	'cuenta-verificada',
	'envivo',
	'grilla',
	'ingresar',
	'modificar-contrasena',
	'perfil',
	'recuperar-contrasena',
	'registrarse',
	'reproductor',
	'tags',
	'colecciones',
	'validar-registro',
	'vivo',
];

/** Pages whose own address is reserved; stories may have addresses below it (ROUTE-06 to ROUTE-16, ROUTE-20). */
const pages = [
	'',
	'candidateame',
	'capitulos',
	'estadisticas',
	'guardadas',
	'historial',
	'homepage',
	'lo-ultimo',
	'los-mas-clickeados',
	'mapa-del-sitio',
	'para-vos',
	'programas',
	'proteccion-de-datos-personales',
	'quienes-somos',
	'sin-conexion',
	'terminos-y-condiciones',
	'ultimas-noticias',
	'videos',
	'videos/uno-tras-otro',
];

/** First segments of pages that have others right below them. */
const pagesBelow: ReadonlySet<string> = new Set(['convocatorias', 'elecciones-2023', 'newsletters', 'podcasts']);

/** Parts of a path that name an output of a page, wherever they stand (OUT-01, OUT-02), or a feed. */
const outputs: ReadonlySet<string> = new Set(['amp', 'fbia', 'feed.json', 'lite', 'rss']);

const roots: ReadonlySet<string> = new Set([...systemRoots, ...routeRoots]);
const reservedPages: ReadonlySet<string> = new Set(pages);

/** Whether an address of the brand (`/a/b/`) belongs to the program, so that no document may have it (C05). */
export function isReservedPath(brand: Pick<Brand, 'routes'>, path: string): boolean {
	const [root = '', ...below] = path.toLowerCase().split('/').filter(Boolean);
	if (root.startsWith('.') || below.some((part) => outputs.has(part))) return true;
	// Stories of eltrece may have addresses below `/perfil/` (ROUTE-18).
	if (root === 'perfil' && brand.routes.storiesBelowProfile) return below.length === 0;
	// A newsletter, a podcast, a district and an open call have their pages there; stories may have longer addresses (ROUTE-13, ROUTE-14).
	if (pagesBelow.has(root)) return below.length < 2;
	return roots.has(root) || roots.has(`${root}/${below[0]}`) || reservedPages.has([root, ...below].join('/'));
}
