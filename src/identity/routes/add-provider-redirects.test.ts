import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Secret } from '#platform/secret';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { openidIssuer } from '../../../tests/support/identity/openid-issuer.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { testBrand, testOrigin } from '../../../tests/support/test-brand.ts';

const provider = testProvider();
const log = silentLog();
const oidc = {
	protocol: 'Default' as const,
	issuer: 'https://id.example',
	clientId: 'kiosco',
	clientSecret: new Secret('the secret of the client'),
	returnUrl: `${testOrigin}/ingresar/`,
	emailDomains: [],
};
const settings = { google: [], facebook: [], apple: undefined, oidc: [oidc], clients: [] };
const service = testIdentity({ log, signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp });
openidIssuer(provider, { issuer: oidc.issuer, now: () => service.clock.now, knowsClient: () => true });

it('SOC-03 O04 a link to a provider is answered with a fault, which is logged, when the start of the sign-in cannot be stored', async () => {
	const start = () => service.call('GET', '/v2/oidc/kiosco/start', { headers: { 'sec-fetch-site': 'same-origin' } });
	expect((await start()).headers.location).toMatch(/^https:\/\/id\.example\//);
	const rename = (from: string, to: string) =>
		sql`alter table ${sql.table(`identity.${from}`)} rename to ${sql.id(to)}`.execute(service.database().sql);
	await rename('attempt', 'elsewhere');
	const answer = await start().finally(() => rename('elsewhere', 'attempt'));
	expect(answer).toMatchObject({ status: 500, body: { code: 'fault' } });
	expect(log.told).toContainEqual(expect.objectContaining({ level: 'error', event: 'a request failed' }));
});
