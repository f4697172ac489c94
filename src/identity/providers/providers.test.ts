import { describe, expect, it } from 'vitest';
import { OutboundUnavailable } from '#platform/outbound-http';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { providerAddresses as addresses } from '../../../tests/support/identity/provider-addresses.ts';
import { Providers } from './providers.ts';

describe('the requests of one sign-in', () => {
	const provider = testProvider();

	it('F08 F12 share one timeout of five seconds', async () => {
		provider.answers.set('id.example/here', () => ({}));
		const deadlines: { readonly ms: number; readonly end: AbortController }[] = [];
		const deadline = (ms: number) => {
			const end = new AbortController();
			deadlines.push({ ms, end });
			return end.signal;
		};
		const outboundHttp = { ...provider.outboundHttp, deadline };
		const providers = new Providers({ settings: new Map(), addresses, outboundHttp, clock: () => new Date() });
		const fetch = providers.fetch('id.example');
		expect((await fetch('https://id.example/here')).status).toBe(200);
		expect((await fetch('https://id.example/here')).status).toBe(200);
		expect(deadlines.map(({ ms }) => ms)).toEqual([5_000]);
		deadlines[0]?.end.abort();
		await expect(fetch('https://id.example/here')).rejects.toThrow(OutboundUnavailable);
		expect((await providers.fetch('id.example')('https://id.example/here')).status).toBe(200);
	});
});
