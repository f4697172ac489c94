import { describe, expect, it } from 'vitest';
import { hrefWithReturnPath, returnPathOfQuery } from './return-path.ts';

const read = (address: string) => returnPathOfQuery(new URL(address, 'https://tn.test').searchParams);

describe('the way back from an account page', () => {
	it('is the path that the form of a story named', () => {
		for (const path of ['/deportes/cerrada/', '/caf%C3%A9/a%26b/']) expect(read(hrefWithReturnPath('/ingresar/', path))).toBe(path);
		expect(hrefWithReturnPath('/ingresar/', '/a&b/')).toBe('/ingresar/?volver=%2Fa%26b%2F');
		expect(read('/ingresar/')).toBeUndefined();
	});

	it('W10 never leads to another site', () => {
		const others = [
			'//evil.test/',
			'/\\evil.test/',
			'/\t/evil.test/',
			'/.//evil.test/',
			'https://evil.test/',
			'javascript:alert(1)',
			'deportes/',
			'/\\[/',
			'//[',
		];
		for (const path of others) expect(read(hrefWithReturnPath('/ingresar/', path)), path).toBeUndefined();
		expect(read(hrefWithReturnPath('/ingresar/', '/a/?nonce=x#y'))).toBe('/a/');
	});
});
