import { createServer } from 'node:http';
import type { LookupFunction } from 'node:net';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicAgent } from './public-agent.ts';

/** Gets every connection to one port of this machine, over IPv4 and IPv6. */
const canary = createServer((_request, response) => response.end('internal'));
let hits = 0;
let port = 0;
beforeAll(async () => {
	canary.on('connection', () => hits++);
	await new Promise<void>((resolve) => canary.listen(0, '::', resolve));
	const address = canary.address();
	port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => new Promise((resolve) => canary.close(resolve)));

/** A resolver that returns these addresses for every name. */
const resolver =
	(...addresses: string[]): LookupFunction =>
	(_host, _options, callback) =>
		callback(
			null,
			addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
		);

async function reach(host: string, lookup?: LookupFunction): Promise<unknown> {
	const dispatcher = publicAgent({ lookup });
	try {
		return await request(`http://${host}:${port}/`, { dispatcher });
	} finally {
		await dispatcher.destroy();
	}
}

describe('connections to public addresses alone', () => {
	it.each(['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '0', '127.1', '[::1]', '[::ffff:7f00:1]', '[::]', '017700000001'])(
		'I05 C09 http://%s/ is not reached',
		async (host) => {
			await expect(reach(host)).rejects.toMatchObject({ name: 'NotPublic' });
			expect(hits).toBe(0);
		},
	);

	it.each([
		'169.254.169.254',
		'100.64.0.1',
		'198.18.0.1',
		'10.0.0.1',
		'192.168.1.1',
		'172.16.0.1',
		'[64:ff9b::7f00:1]',
		'[2002:7f00:1::]',
		'[fd00::1]',
		'[fe80::1]',
	])('I05 C09 nor is the network of %s', async (host) => {
		await expect(reach(host)).rejects.toMatchObject({ name: 'NotPublic' });
	});

	it.each([[['127.0.0.1']], [['::1']], [['::ffff:127.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['169.254.169.254']], [[]]])(
		'I05 C09 a name that resolves to %j is not reached',
		async (addresses) => {
			await expect(reach('images.test', resolver(...addresses))).rejects.toMatchObject({ name: 'NotPublic' });
			expect(hits).toBe(0);
		},
	);

	it('I05 C09 localhost is not reached through the resolver of the system', async () => {
		await expect(reach('localhost')).rejects.toMatchObject({ name: 'NotPublic' });
		expect(hits).toBe(0);
	});

	it('I05 the error does not say what the name resolved to', async () => {
		await expect(reach('images.test', resolver('127.0.0.1'))).rejects.toThrow(/^the host has no public address$/);
	});

	it('the canary does hear a connection without the guard', async () => {
		await request(`http://127.0.0.1:${port}/`).then(({ body }) => body.dump());
		expect(hits).toBe(1);
	});
});
