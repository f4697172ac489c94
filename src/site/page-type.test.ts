import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { isReservedPath } from '#content/contract';
import { ownPaths, pageTypeOfPath } from './page-type.ts';

const everywhere = (path: string) => new Set(brandList.map((brand) => pageTypeOfPath(path, brand)));
const all = (type: string | undefined) => new Set([type]);
/** The page types of a path on tn, eltrece, ciudad and eldoce. */
const onEach = (path: string) => [brands.tn, brands.eltrece, brands.ciudad, brands.eldoce].map((brand) => pageTypeOfPath(path, brand));

describe('the page type of a path', () => {
	it('ROUTE-01 comes from the path, or is left to the content', () => {
		expect(everywhere('/deportes/2026/11/20/una-nota/')).toEqual(all(undefined));
		expect(everywhere('/sociedad/')).toEqual(all(undefined));
	});

	it.each(['cuenta-verificada', 'ingresar', 'modificar-contrasena', 'perfil', 'registrarse', 'recuperar-contrasena', 'validar-registro'])(
		'ROUTE-02 /%s/ is users_registration',
		(slug) => expect(everywhere(`/${slug}/`)).toEqual(all('users_registration')),
	);

	it('ROUTE-03 /buscar/ and what is below it is search', () => {
		expect(everywhere('/buscar/')).toEqual(all('search'));
		expect(everywhere('/buscar/copa-del-mundo/')).toEqual(all('search'));
	});

	it.each([
		['ROUTE-04', '/tags/', 'tag'],
		['ROUTE-04', '/autor/ana/', 'author'],
		['ROUTE-05', '/envivo/', 'live'],
		['ROUTE-05', '/vivo/', 'live'],
		['ROUTE-06', '/videos/', 'videos'],
		['ROUTE-06', '/podcasts/', 'podcasts'],
		['ROUTE-10', '/clima/', 'weather'],
		['ROUTE-11', '/tnylagente/', 'cover'],
		['ROUTE-12', '/mapa-del-sitio/', 'site_map'],
		['ROUTE-12', '/terminos-y-condiciones/', 'terms'],
		['ROUTE-12', '/proteccion-de-datos-personales/', 'privacy'],
		['ROUTE-13', '/newsletters/', 'newsletters'],
		['ROUTE-14', '/elecciones-2023/', 'elections'],
		['ROUTE-14', '/candidateame/', 'candidates'],
		['ROUTE-14', '/convocatorias/', 'calls'],
		['ROUTE-14', '/estadisticas/', 'statistics'],
		['ROUTE-15', '/grilla/', 'schedule'],
		['ROUTE-16', '/ultimas-noticias/', 'section'],
		['ROUTE-16', '/lo-ultimo/', 'section'],
		['ROUTE-17', '/reproductor/abc/', 'player'],
	])('%s %s is %s on every brand', (_, path, type) => expect(everywhere(path)).toEqual(all(type)));

	it('ROUTE-07 ROUTE-08 of /programas/ is section, and programs on eltrece', () => {
		expect(onEach('/programas/')).toEqual(['section', 'programs', 'section', 'section']);
	});

	it('ROUTE-09 /capitulos/ is chapters on eltrece alone', () => {
		expect(onEach('/capitulos/')).toEqual([undefined, 'chapters', undefined, undefined]);
	});

	it('ROUTE-18 /perfil/{x}/ is left to the content', () => {
		expect(pageTypeOfPath('/perfil/una-figura/', brands.eltrece)).toBeUndefined();
	});

	it.each([
		...['musica', 'autos', 'show', 'salud', 'running', 'deportes', 'tecno', 'estilo', 'tnylagente', 'campo', 'politica', 'cucinare'],
		...['economia', 'cine-y-series', 'los-mas-clickeados', 'todesnosotres', 'cocina'],
	])('ROUTE-20 /%s/ is a cover', (slug) => expect(everywhere(`/${slug}/`)).toEqual(all('cover')));

	it('ROUTE-21 /cuarteteando/ is a cover on eldoce alone', () => {
		expect(onEach('/cuarteteando/')).toEqual([undefined, undefined, undefined, 'cover']);
	});

	it('C05 of the site’s own paths belongs to no document', () => {
		expect(ownPaths.filter((path) => !isReservedPath(brands.tn, path))).toEqual([]);
	});
});
