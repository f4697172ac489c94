import type { Brand } from '#brands';

/** The program's own: nothing below these is content. */
const systemRoots = [
	'_dev',
	'amp',
	'api',
	'arc',
	'arcio',
	'assets',
	'fbia',
	'fonts',
	'healthz',
	'identity',
	'marco',
	'media',
	'newsroom',
	'outboundfeeds',
	'pb',
	'pf',
	'readyz',
	'resizer',
	'static',
];

/** Pages of reader accounts, search, tags, authors and players (ROUTE-02 to ROUTE-05, ROUTE-17): nothing below is a story. */
const routeRoots = [
	'autor',
	'buscar',
	'cuenta-verificada',
	'envivo',
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

/** Pages whose own address is taken while stories may lie below it (ROUTE-06 to ROUTE-16, ROUTE-20). */
const pages = [
	'',
	'candidateame',
	'capitulos',
	'clima',
	'convocatorias',
	'elecciones-2023',
	'estadisticas',
	'grilla',
	'lo-ultimo',
	'los-mas-clickeados',
	'mapa-del-sitio',
	'newsletters',
	'podcasts',
	'programas',
	'proteccion-de-datos-personales',
	'terminos-y-condiciones',
	'ultimas-noticias',
	'videos',
];

const roots: ReadonlySet<string> = new Set([...systemRoots, ...routeRoots]);
const taken: ReadonlySet<string> = new Set(pages);

/** Whether an address of the brand belongs to the program and no document may have it (C05). Takes `/a/b/`. */
export function isReservedPath(brand: Pick<Brand, 'routes'>, path: string): boolean {
	const [root = '', ...below] = path.toLowerCase().split('/').filter(Boolean);
	if (root.startsWith('.')) return true;
	// Stories of eltrece lie two levels below `/perfil/` (ROUTE-18).
	if (root === 'perfil' && brand.routes.storiesBelowProfile) return below.length < 2;
	return roots.has(root) || (below.length === 0 && taken.has(root));
}
