import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { OutboundUnavailable } from '#platform/outbound-http';
import { googleAddresses } from '../../../tests/support/identity/google-addresses.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { Providers } from './providers.ts';

describe('the requests of one sign-in', () => {
	const provider = testProvider();

	it('F08 F12 share one timeout', async () => {
		provider.answers.set('id.example/slow', () => sleep(250, {}));
		const providers = new Providers({
			settings: new Map(),
			google: googleAddresses,
			outboundHttp: provider.outboundHttp,
			clock: () => new Date(),
			timeoutMs: 400,
		});
		const fetch = providers.fetch('id.example');
		expect((await fetch('https://id.example/slow')).status).toBe(200);
		await expect(fetch('https://id.example/slow')).rejects.toThrow(OutboundUnavailable);
		expect((await providers.fetch('id.example')('https://id.example/slow')).status).toBe(200);
	});
});
