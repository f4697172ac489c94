import { type AppleSettings, type OidcSettings, openidName } from '#platform/config';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { appleSecret } from './apple-secret.ts';

/** A provider with the authorization code flow of OpenID Connect, as it is configured for a brand. */
export type OpenidProvider = {
	/** Names the provider in our URLs. */
	readonly id: string;
	readonly type: 'Apple' | 'OIDC';
	/** The name that readers see. */
	readonly name: string;
	readonly issuer: string;
	readonly clientId: string;
	readonly secret: () => Promise<string | undefined>;
	/** Parameters of the authorization request that depend on the provider, such as `scope`. */
	readonly requestParameters: Readonly<Record<string, string>>;
	/** The callback URL of this service; each provider has its own (F06). */
	readonly redirectUri: string;
	/** The page of the site that finishes the sign-in. */
	readonly returnUrl: string;
	/** Email domains whose verification by this provider we trust; `*` means all. */
	readonly emailDomains: readonly string[];
};

/** The id of a brand's Apple client. A brand has at most one, so the calls for it carry no id (contract 8.3, flow A). */
export const appleId = 'apple';

const publicPath = '/identity/public';
const callbackOf = (id: string): string => (id === appleId ? `${publicPath}/v1/apple/auth` : `${publicPath}/v2/oidc/${id}/callback`);

/** The page of the brand's site that readers return to where the settings name no other. */
export const signInPageOf = ({ origin }: Pick<Call, 'origin'>): string => `${origin}/ingresar/`;

/** The provider that an id in our URLs names. Refuses with `provider-off` when the brand does not have it. */
export function openidProvider(deps: IdentityDeps, call: Pick<Call, 'brand' | 'origin' | 'apiOrigin'>, id: string): OpenidProvider {
	const { apple, oidc } = deps.providers.settingsFor(call);
	const redirectUri = (call.apiOrigin ?? call.origin) + callbackOf(id);
	if (id === appleId && apple) return { ...appleOf(deps, apple), id, redirectUri, returnUrl: apple.receiveUrl ?? signInPageOf(call) };
	const settings = oidc.find(({ clientId }) => clientId === id) ?? refuse('provider-off');
	const addresses = { id, redirectUri, returnUrl: settings.returnUrl ?? signInPageOf(call) };
	return settings.protocol === 'Apple' ? { ...appleOf(deps, settings), ...addresses } : { ...openidOf(settings), ...addresses };
}

type ProviderAddress = 'id' | 'redirectUri' | 'returnUrl';

/** Apple requires `form_post` for the scopes `name` and `email`. Apple's verification of an email address is trusted for Apple's own domains only. */
function appleOf({ clock, providers }: IdentityDeps, settings: Omit<AppleSettings, 'receiveUrl'>): Omit<OpenidProvider, ProviderAddress> {
	return {
		type: 'Apple',
		name: 'Apple',
		issuer: providers.addresses.apple,
		clientId: settings.clientId,
		secret: () => appleSecret(settings, providers.addresses.apple, clock()),
		requestParameters: { scope: 'openid name email', response_mode: 'form_post' },
		emailDomains: ['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'],
	};
}

function openidOf(settings: Extract<OidcSettings, { protocol: 'Default' }>): Omit<OpenidProvider, ProviderAddress> {
	const { issuer, clientId, clientSecret, emailDomains } = settings;
	return {
		type: 'OIDC',
		name: openidName(settings),
		issuer,
		clientId,
		secret: async () => clientSecret?.reveal(),
		requestParameters: { scope: 'openid email profile' },
		emailDomains,
	};
}
