import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Secret } from '#platform/secret';
import { findKey, readCredentials, sameSecret, sign } from './credentials.ts';

const signature = 'ab'.repeat(32);
const signed = (more: Readonly<Record<string, string>> = {}, separator = ', ') => {
	const parts = { key: 'cms', timestamp: '1795186800', nonce: 'n'.repeat(16), signature, ...more };
	return `Kiosco-HMAC-SHA256 ${Object.entries(parts)
		.map(([name, value]) => `${name}=${value}`)
		.join(separator)}`;
};

describe('the credentials of a request', () => {
	it('are a secret, in any case of the scheme', () => {
		const bearer = { kind: 'bearer', secret: 'a!~' };
		expect([readCredentials('Bearer a!~'), readCredentials('bearer a!~')]).toEqual([bearer, bearer]);
		expect(readCredentials(`Bearer ${'a'.repeat(500)}`)).toMatchObject({ kind: 'bearer' });
	});

	it('are the parts of a signature, with or without spaces between them', () => {
		const parts = { kind: 'signed', key: 'cms', timestamp: 1_795_186_800, nonce: 'n'.repeat(16), signature };
		expect([readCredentials(signed()), readCredentials(signed({}, ','))]).toEqual([parts, parts]);
		const longest = signed({ key: 'k-_'.repeat(33), nonce: '-'.repeat(100), timestamp: '1'.repeat(11) });
		expect(readCredentials(longest)).toMatchObject({ key: 'k-_'.repeat(33), nonce: '-'.repeat(100), timestamp: 11_111_111_111 });
	});

	it.each([
		undefined,
		'',
		'Bearer',
		'Bearer ',
		'Bearer a b',
		'Bearer á',
		' Bearer a',
		`Bearer ${'a'.repeat(501)}`,
		'Basic YTpi',
		`x ${signed()}`,
		`${signed()} x`,
		signed({ key: '' }),
		signed({ key: 'a b' }),
		signed({ key: 'k'.repeat(101) }),
		signed({ timestamp: '1'.repeat(8) }),
		signed({ timestamp: '1'.repeat(12) }),
		signed({ timestamp: '17951868x0' }),
		signed({ nonce: 'n'.repeat(15) }),
		signed({ nonce: 'n'.repeat(101) }),
		signed({ nonce: `${'n'.repeat(16)}!` }),
		signed({ signature: 'ab'.repeat(31) }),
		signed({ signature: 'AB'.repeat(32) }),
		signed({}, ',  '),
	])('C04 are none in %j', (header) => expect(readCredentials(header)).toBeUndefined());
});

describe('a signature', () => {
	it('C04 is an HMAC-SHA256 over method, address, time, nonce and the digest of the body, one per line', () => {
		const body = Buffer.from('{}');
		const lines = `PUT\n/api/x?y=1\n1795186800\nabc\n${createHash('sha256').update(body).digest('hex')}`;
		const made = sign('secret', { method: 'PUT', url: '/api/x?y=1', timestamp: 1_795_186_800, nonce: 'abc', body });
		expect(made).toBe(createHmac('sha256', 'secret').update(lines).digest('hex'));
	});

	it('C04 is compared whole', () => {
		expect([sameSecret('abc', 'abc'), sameSecret('abc', 'abd'), sameSecret('abc', 'abcd')]).toEqual([true, false, false]);
	});
});

it('C04 a key is found by its secret, or by its id for a signature', () => {
	const keys = ['a', 'b'].map((id) => ({ id, secret: new Secret(`secret of ${id}`) }));
	const found = (secret: string) => findKey(keys, { kind: 'bearer', secret })?.id;
	expect([found('secret of b'), found('b'), found('secret')]).toEqual(['b', undefined, undefined]);
	const named = (key: string) => findKey(keys, { kind: 'signed', key, timestamp: 1, nonce: '', signature })?.id;
	expect([named('b'), named('secret of b')]).toEqual(['b', undefined]);
});
