import type { AppleSettings, OidcSettings } from '#platform/config';
import { issuers } from '../../accounts/issuers.ts';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { appleSecret } from './apple-secret.ts';

/** A provider that readers are sent to and come back from with a code (OpenID Connect, authorization code flow). */
export type OpenidProvider = {
	/** In our addresses. */
	readonly id: string;
	readonly type: 'Apple' | 'OIDC';
	/** For readers. */
	readonly name: string;
	readonly issuer: string;
	readonly clientId: string;
	readonly secret: () => Promise<string | undefined>;
	readonly asks: Readonly<Record<string, string>>;
	/** Where it sends readers back to: an address of this service, one for each provider (F06). */
	readonly redirectUri: string;
	/** The page that readers are then led to. */
	readonly returnUrl: string;
	/** Domains for whose e-mails it is believed. */
	readonly emailDomains: readonly string[];
};

/** Id of the client at Apple that needs no id, since each brand has one at most (contract 8.3, flow A). */
export const appleId = 'apple';

const publicPath = '/identity/public';
const callbackOf = (id: string): string => (id === appleId ? `${publicPath}/v1/apple/auth` : `${publicPath}/v2/oidc/${id}/callback`);

/** The provider of an id in our addresses; `provider-off` for one that the brand does not have. */
export function openidProvider(deps: IdentityDeps, call: Pick<Call, 'brand' | 'origin'>, id: string): OpenidProvider {
	const { apple, oidc } = deps.providers.settingsFor(call);
	const redirectUri = call.origin + callbackOf(id);
	if (id === appleId && apple) return { ...appleOf(deps, apple), id, redirectUri, returnUrl: apple.receiveUrl };
	const found = oidc.find(({ clientId }) => clientId === id) ?? refuse('provider-off');
	const known = { id, redirectUri, returnUrl: found.returnUrl };
	return found.protocol === 'Apple' ? { ...appleOf(deps, found), ...known } : { ...plainOf(found), ...known };
}

type ProviderAddress = 'id' | 'redirectUri' | 'returnUrl';

/** Apple answers with a form when it is asked for name or e-mail, and knows whose its own mailboxes are. */
function appleOf({ clock }: IdentityDeps, settings: Omit<AppleSettings, 'receiveUrl'>): Omit<OpenidProvider, ProviderAddress> {
	return {
		type: 'Apple',
		name: 'Apple',
		issuer: issuers.Apple,
		clientId: settings.clientId,
		secret: () => appleSecret(settings, clock()),
		asks: { scope: 'openid name email', response_mode: 'form_post' },
		emailDomains: ['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'],
	};
}

function plainOf(settings: Extract<OidcSettings, { protocol: 'Default' }>): Omit<OpenidProvider, ProviderAddress> {
	const { issuer, clientId, clientSecret, emailDomains } = settings;
	return {
		type: 'OIDC',
		name: new URL(issuer).host,
		issuer,
		clientId,
		secret: async () => clientSecret?.reveal(),
		asks: { scope: 'openid email profile' },
		emailDomains,
	};
}
