import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { facebookLocale } from './facebook-locale.ts';

describe('the locale of Facebook’s script', () => {
	it.each([
		['es-AR', 'es_LA'],
		['es-AR,es;q=0.9,en;q=0.8', 'es_LA'],
		['es-MX', 'es_MX'],
		['pt-BR,pt', 'pt_BR'],
		['de', 'de_DE'],
		['tlh', 'en_US'],
		['xx-YY, es', 'en_US'],
		['*', 'en_US'],
		['*, es', 'en_US'],
		['', 'en_US'],
		[undefined, 'en_US'],
	])('SOC-01 for a browser with the languages %j is %s', (languages, locale) => expect(facebookLocale(languages)).toBe(locale));
});

describe('the configuration of forms', () => {
	const service = testIdentity();

	it.each(brandList)('SOC-01 names the script in the language of the browser, on $id', async ({ id }) => {
		const script = async (languages: string) =>
			(await service.call('GET', '/config', { brand: id, headers: { 'accept-language': languages } })).body.facebookScript;
		expect(await script('es-AR')).toBe('https://connect.facebook.net/es_LA/sdk.js');
		expect(await script('tlh')).toBe('https://connect.facebook.net/en_US/sdk.js');
	});
});
