import { beforeEach } from 'vitest';
import { type Gsi, googleClient, gsi } from './gsi.ts';
import { type TestProvider, testProvider } from './provider.ts';

export type GoogleVisits = {
	readonly provider: TestProvider;
	readonly google: Gsi;
	/** Environment variables that make the program use the test provider. Available once tests run. */
	readonly environment: () => Readonly<Record<string, string>>;
};

/** Makes the test provider act as Google on these brands, for browsers and for a program. */
export function googleVisits(...on: readonly string[]): GoogleVisits {
	const provider = testProvider();
	beforeEach(() => {
		const keys = async () => ({ keys: [await provider.jwk('one')] });
		provider.answers.set(`${new URL(provider.origin).host}/oauth2/v3/certs`, keys);
	});
	const environment = () => ({
		GOOGLE_CLIENT_IDS: on.map((brand) => `${brand}=${googleClient}`).join(','),
		GOOGLE_SCRIPT_URL: `${provider.origin}/gsi/client`,
		GOOGLE_KEYS_URL: `${provider.origin}/oauth2/v3/certs`,
		PRIVATE_HOSTS: new URL(provider.origin).host,
	});
	return { provider, google: gsi(provider), environment };
}
