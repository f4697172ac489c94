import { describe, expect, it } from 'vitest';
import { mediaAddress, readHref } from './read-href.ts';

const origins = ['https://tn.test'];

describe('the address of a link', () => {
	it.each([
		['/deportes/?a=1#b', '/deportes/?a=1#b', false],
		['#arriba', '#arriba', false],
		[' #arriba', '#arriba', false],
		['deportes/', '/deportes/', false],
		[`/${'a'.repeat(1_999)}`, `/${'a'.repeat(1_999)}`, false],
		['http://tn.test/x', 'http://tn.test/x', true],
		['https://tn.test/x', 'https://tn.test/x', false],
		['https://otro.test', 'https://otro.test/', true],
		['//otro.test/x', 'https://otro.test/x', true],
		['/\\otro.test/x', 'https://otro.test/x', true],
		['HTTPS://OTRO.test/Á', 'https://otro.test/%C3%81', true],
		['mailto:ana@tn.test', 'mailto:ana@tn.test', false],
		['tel:+5411', 'tel:+5411', false],
	])('%j leads to %j', (text, href, external) => {
		expect(readHref(text, origins)).toEqual({ href, external });
	});

	it.each([
		'javascript:alert(1)',
		'jav\tascript:alert(1)',
		'\u0001javascript:alert(1)',
		'data:text/html,x',
		'ftp://a.test',
		'https://ana:clave@otro.test/',
		'https://ana@otro.test/',
		'https://:clave@otro.test/',
		'https://',
		`/${'a'.repeat(2_000)}`,
	])('%j is not a safe target', (text) => {
		expect(readHref(text, origins)).toBeUndefined();
	});
});

it('media addresses are https, or paths of our sites', () => {
	expect(mediaAddress('http://cdn.test/a.mp4?x=1', [])).toBe('https://cdn.test/a.mp4?x=1');
	expect(mediaAddress('/demo/a.mp4', [])).toBe('/demo/a.mp4');
	expect(mediaAddress('http://tn.test/media/files/a.mp4', ['http://tn.test'])).toBe('/media/files/a.mp4');
	expect(mediaAddress('https://cdn.test/a.mp4', ['https://tn.test'])).toBe('https://cdn.test/a.mp4');
	for (const unsafe of ['javascript:alert(1)', 'https://ana@cdn.test/a.mp4', 'https://', 'ftp://cdn.test/a.mp4'])
		expect(mediaAddress(unsafe, [])).toBeUndefined();
	expect(mediaAddress(undefined, [])).toBeUndefined();
});
