import { describe, expect, it } from 'vitest';
import { OutboundUnavailable } from '#platform/outbound-http';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { providerAddresses as addresses } from '../../../tests/support/identity/provider-addresses.ts';
import { Providers } from './providers.ts';

describe('the requests of one sign-in', () => {
	const provider = testProvider();
	const clock = { now: new Date('2026-11-20T15:00:00Z') };
	const providersWith = (outboundHttp = provider.outboundHttp) =>
		new Providers({ settings: new Map(), addresses, outboundHttp, clock: () => clock.now });

	it('F08 F12 share one timeout of five seconds', async () => {
		provider.answers.set('id.example/here', () => ({}));
		const deadlines: { readonly ms: number; readonly end: AbortController }[] = [];
		const deadline = (ms: number) => {
			const end = new AbortController();
			deadlines.push({ ms, end });
			return end.signal;
		};
		const providers = providersWith({ ...provider.outboundHttp, deadline });
		const fetch = providers.fetch('id.example');
		expect((await fetch('https://id.example/here')).status).toBe(200);
		expect((await fetch('https://id.example/here')).status).toBe(200);
		expect(deadlines.map(({ ms }) => ms)).toEqual([5_000]);
		deadlines[0]?.end.abort();
		await expect(fetch('https://id.example/here')).rejects.toThrow(OutboundUnavailable);
		expect((await providers.fetch('id.example')('https://id.example/here')).status).toBe(200);
	});

	it.each([300, 302, 399, 429, 500])('F12 fail when the provider answers with %s, which the log says', async (status) => {
		provider.answers.set('id.example/here', () => new Response('{}', { status }));
		const failed = providersWith().fetch('id.example')('https://id.example/here');
		await expect(failed).rejects.toThrow(new OutboundUnavailable(`id.example answered with ${status}`));
	});

	it.each([299, 400, 404, 428])('F12 get the answer of the provider with %s', async (status) => {
		provider.answers.set('id.example/here', () => new Response('{}', { status }));
		expect((await providersWith().fetch('id.example')('https://id.example/here')).status).toBe(status);
	});

	it('F08 read the metadata of an issuer again after an hour', async () => {
		const providers = providersWith();
		let reads = 0;
		const read = () => providers.metadataOf('https://id.example', async () => ({ issuer: `read ${++reads}` }));
		const later = (ms: number) => {
			clock.now = new Date(clock.now.getTime() + ms);
			return read();
		};
		expect(await read()).toEqual({ issuer: 'read 1' });
		expect(await later(3_599_999)).toEqual({ issuer: 'read 1' });
		expect(await later(1)).toEqual({ issuer: 'read 2' });
	});
});
