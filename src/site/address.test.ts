import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { addressKey, hrefIn, locate, lowerCasePath } from './address.ts';

const key = (target: string) => {
	const located = locate(target, brands.tn);
	return located.kind === 'address' ? addressKey(located.address) : `→ ${located.to}`;
};

describe('the address of a page', () => {
	it('W12 L09 has the brand, the output, the path and the page of a request, and nothing else', () => {
		expect(key('/politica/?utm_source=x&fbclid=y')).toBe('tn html /politica/');
		expect(new Set(Array.from({ length: 1000 }, (_, n) => key(`/politica/?x=${n}`))).size).toBe(1);
	});

	it('reads amp, fbia and lite as any part of the path, and in the query', () => {
		expect(key('/amp/deportes/')).toBe('tn amp /deportes/');
		expect(key('/deportes/amp/')).toBe('tn amp /deportes/');
		expect(key('/fbia/deportes/')).toBe('tn fbia /deportes/');
		expect(key('/deportes/?outputType=amp')).toBe('tn amp /deportes/');
		expect(key('/amp/')).toBe('tn amp /');
		expect(key('/deportes/amp/futbol/')).toBe('tn amp /deportes/futbol/');
		expect(key('/pf/deportes/fbia/futbol/nota/')).toBe('tn fbia /deportes/futbol/nota/');
		expect(key('/lite/deportes/')).toBe('tn lite /deportes/');
		expect(key('/deportes/amperios/')).toBe('tn html /deportes/amperios/');
	});

	it('NAV-07 removes the former base path once', () => {
		expect(key('/pf/deportes/nota/')).toBe('tn html /deportes/nota/');
		expect(key('/pf/pf/politica/')).toBe('tn html /pf/politica/');
	});

	it('W16 has one percent-encoded form in lower case too', () => {
		expect(lowerCasePath('/tags/F%C3%9ATBOL/a%3Ab/')).toBe('/tags/f%C3%BAtbol/a%3Ab/');
		expect(lowerCasePath('/buscar/100%25/')).toBe('/buscar/100%25/');
	});

	it('redirects to the path with a slash at the end, and keeps the query', () => {
		expect(key('/politica?page=2')).toBe('→ /politica/?page=2');
		expect(key('/politica')).toBe('→ /politica/');
		expect(key('/politica?a=?b')).toBe('→ /politica/?a=?b');
		expect(locate('/politica', brands.tn)).toEqual({ kind: 'redirect', to: '/politica/' });
	});

	it.each(['0', '-1', '1e9', 'abc', '51', '99', '100', '2x', 'x2', '5.5', '1e1', '9999999999999999999', '1'])(
		'B08 reads page %s as the first',
		(page) => {
			expect(key(`/politica/?page=${page}`)).toBe('tn html /politica/');
		},
	);

	it('has a page number up to 50', () => {
		expect(key('/politica/?page=50')).toBe('tn html /politica/?page=50');
	});

	it('W12 has the section and the time that narrow a search, in one order, and no other words for a time', () => {
		const narrowed = 'tn html /buscar/copa/?seccion=/deportes/&fecha=semana&page=2';
		expect(key('/buscar/copa/?page=2&fecha=semana&seccion=deportes')).toBe(narrowed);
		for (const other of ['siempre', 'week', '', '2026']) expect(key(`/buscar/copa/?fecha=${other}`)).toBe('tn html /buscar/copa/');
		expect(key('/deportes/?fecha=semana')).toBe('tn html /deportes/');
	});

	it('SEARCH-01 redirects the search form to the address of its terms', () => {
		expect(key('/buscar/?q=copa+del++mundo')).toBe('→ /buscar/copa-del-mundo/');
		expect(locate('/buscar/?q=copa', brands.tn)).toEqual({ kind: 'redirect', to: '/buscar/copa/' });
		expect(key('/buscar/?q=%2F%2Fevil')).toBe('→ /buscar/evil/');
		expect(key('/buscar/?q=C%23+24%2F7%3B+100%25')).toBe('→ /buscar/C-24-7-100%25/');
		expect(key('/buscar/?q=+..+')).toBe('tn html /buscar/');
		expect(key('/buscar/?q=')).toBe('tn html /buscar/');
		expect(key('/buscar/')).toBe('tn html /buscar/');
		expect(key('/deportes/?q=copa')).toBe('tn html /deportes/');
		expect(key('/lite/buscar/?q=copa')).toBe('→ /lite/buscar/copa/');
		expect(key('/buscar/?q=a%5Cb%00c')).toBe('→ /buscar/a-b-c/');
		expect(key('/buscar/?q=St.+..+Moritz')).toBe('→ /buscar/St.-Moritz/');
	});

	it('has a section in searches only, whatever the spelling of its path', () => {
		const one = 'tn html /buscar/copa/?seccion=/deportes/';
		for (const spelling of ['/deportes/', '/deportes', 'deportes', '/DEPORTES//', '%2Fdeportes%2F']) {
			expect(key(`/buscar/copa/?seccion=${spelling}&utm_source=x`)).toBe(one);
		}
		expect(key('/buscar/copa/?page=2&seccion=/deportes/f%C3%BAtbol/')).toBe('tn html /buscar/copa/?seccion=/deportes/f%C3%BAtbol/&page=2');
		expect(key('/politica/?seccion=/deportes/')).toBe('tn html /politica/');
		expect(key('/buscar/copa/?seccion=a/b/c/d/e')).toBe('tn html /buscar/copa/?seccion=/a/b/c/d/e/');
		expect(key(`/buscar/copa/?seccion=${'x'.repeat(80)}`)).toBe(`tn html /buscar/copa/?seccion=/${'x'.repeat(80)}/`);
		expect(key('/buscar/copa/?seccion=/de-portes_2/')).toBe('tn html /buscar/copa/?seccion=/de-portes_2/');
		expect(key('/buscar/copa/?seccion=/f%C3%BAtbol/')).toBe(key('/buscar/copa/?seccion=/fu%CC%81tbol/'));
		for (const odd of ['', '/', '/../', '/a b/', '%3Cscript%3E', '//evil.test/', 'a/%3Cb%3E', 'a/b/c/d/e/f', 'x'.repeat(81)]) {
			expect(key(`/buscar/copa/?seccion=${odd}`)).toBe('tn html /buscar/copa/');
		}
	});

	it('has one key for both names of the front page', () => {
		expect([key('/homepage/'), key('/'), key('/amp/homepage/')]).toEqual(['tn html /', 'tn html /', 'tn amp /']);
	});

	it('is refused when its path is no percent-encoding', () => {
		expect(() => key('/%e0%a4%a/')).toThrow(URIError);
	});

	it('W16 has one key for two spellings of a path', () => {
		for (const path of ['/cl%C3%ADnica/', '/cl%C3%adnica/', '/cli%CC%81nica/']) expect(key(path)).toBe('tn html /cl%C3%ADnica/');
	});

	it('ends with a slash unless it is that of a file', () => {
		expect(locate('/robots.txt', brands.tn)).toMatchObject({ kind: 'address' });
		expect(locate('/robots.txt-viejo', brands.tn)).toEqual({ kind: 'redirect', to: '/robots.txt-viejo/' });
	});

	it('OUT-01 of a link is in the output of its page, but on other sites', () => {
		const hrefs = ['/deportes/', 'https://otro.test/deportes/', '//otro.test/deportes/'];
		expect(hrefs.map((href) => hrefIn('lite', href))).toEqual(['/lite/deportes/', ...hrefs.slice(1)]);
	});
});
