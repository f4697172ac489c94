import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { isReservedPath } from '#content/contract';
import { accountPaths } from '../../tests/support/site/account-paths.ts';
import { pageTypeOfPath, sitePagePaths } from './page-type.ts';

const everywhere = (path: string) => new Set(brandList.map((brand) => pageTypeOfPath(path, brand)));
const all = (type: string | undefined) => new Set([type]);

describe('the page type of a path', () => {
	it('comes from the path, or is left to the content', () => {
		expect(everywhere('/deportes/2026/11/20/una-nota/')).toEqual(all(undefined));
		expect(everywhere('/sociedad/')).toEqual(all(undefined));
		expect(pageTypeOfPath('/perfil/una-figura/', brands.eltrece)).toBeUndefined();
	});

	it.each([
		...['musica', 'autos', 'show', 'salud', 'running', 'deportes', 'tecno', 'estilo', 'tnylagente', 'campo', 'politica'],
		...['cucinare', 'economia', 'cine-y-series', 'los-mas-clickeados', 'todesnosotres', 'cocina'],
	])('of /%s/ is cover on every brand, and of what is below it is left to the content', (slug) => {
		expect(everywhere(`/${slug}/`)).toEqual(all('cover'));
		expect(everywhere(`/${slug}/otra/`)).toEqual(all(undefined));
	});

	it.each(accountPaths)('of %s is users_registration on every brand', (path) =>
		expect(everywhere(path)).toEqual(all('users_registration')),
	);

	it('of programmes, chapters and covers of one brand is what that brand says', () => {
		const { tn, eltrece, eldoce } = brands;
		expect([tn, eltrece].map((brand) => pageTypeOfPath('/programas/', brand))).toEqual(['section', 'programs']);
		expect([tn, eltrece].map((brand) => pageTypeOfPath('/capitulos/', brand))).toEqual([undefined, 'chapters']);
		expect([tn, eldoce].map((brand) => pageTypeOfPath('/cuarteteando/', brand))).toEqual([undefined, 'cover']);
	});

	it('is cover for both names of the front page', () => {
		for (const path of ['/', '/homepage/']) expect(everywhere(path)).toEqual(all('cover'));
	});

	it.each([
		['/autorizar/', 'users_registration'],
		['/colecciones/especial/', 'collection'],
		['/buscar/copa-del-mundo/', 'search'],
		['/tags/', 'tag'],
		['/autor/ana/', 'author'],
		['/videos/', 'videos'],
		['/videos/uno-tras-otro/', 'video_feed'],
		['/podcasts/', 'podcasts'],
		['/mapa-del-sitio/', 'site_map'],
		['/para-vos/', 'for_you'],
		['/guardadas/', 'saved'],
		['/historial/', 'history'],
		['/reproductor/abc/', 'player'],
		['/reproductor/ABC/x/', 'player'],
		['/ultimas-noticias/', 'section'],
		['/lo-ultimo/', 'section'],
		['/newsletters/suscribir/', 'users_registration'],
		['/newsletters/confirmar/', 'users_registration'],
		['/newsletters/baja/', 'users_registration'],
		['/convocatorias/postulacion/', 'users_registration'],
		['/convocatorias/retirar/', 'users_registration'],
		['/newsletters/la-manana/', 'newsletter'],
		['/podcasts/la-cuenta/', 'podcast'],
		['/quienes-somos/', 'masthead'],
		['/sin-conexion/', 'offline'],
	])('of %s is %s on every brand', (path, type) => expect(everywhere(path)).toEqual(all(type)));

	it.each(['/envivo/radio/', '/newsletters/la-manana/', '/podcasts/la-cuenta/', '/elecciones-2023/cordoba/', '/convocatorias/familias/'])(
		'of %s is not that of what is below it, nor of such a path below another',
		(path) => {
			for (const other of [`${path}otra/`, `/sociedad${path}`]) expect(everywhere(other), other).toEqual(all(undefined));
		},
	);

	it.each([
		['/envivo/', 'live'],
		['/vivo/', 'live'],
		['/envivo/radio/', 'live'],
		['/clima/', 'weather'],
		['/clima/cordoba/', 'weather'],
		['/terminos-y-condiciones/', 'terms'],
		['/proteccion-de-datos-personales/', 'privacy'],
		['/newsletters/', 'newsletters'],
		['/elecciones-2023/', 'elections'],
		['/elecciones-2023/cordoba/', 'elections'],
		['/elecciones-2023/2023/10/22/una-nota/', undefined],
		['/candidateame/', 'candidates'],
		['/convocatorias/', 'calls'],
		['/convocatorias/familias/', 'call'],
		['/estadisticas/', 'statistics'],
		['/grilla/', 'schedule'],
	])('of the page to come at %s is %s on every brand', (path, type) => expect(everywhere(path)).toEqual(all(type)));

	it('C05 of the site’s own paths belongs to no document', () => {
		expect(sitePagePaths.filter((path) => !isReservedPath(brands.tn, path))).toEqual([]);
		const oneOfEach = ['/', '/perfil/', '/envivo/', '/buscar/x/', '/tags/x/', '/reproductor/x/'];
		const below = ['/envivo/x/', '/newsletters/x/', '/podcasts/x/', '/elecciones-2023/', '/elecciones-2023/x/', '/convocatorias/x/'];
		expect(sitePagePaths).toEqual(expect.arrayContaining([...oneOfEach, ...below]));
	});
});
