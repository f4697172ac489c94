import type { Call } from '../../call.ts';
import type { Identity } from '../../contract/shapes.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import type { Browser } from '../../sessions/browser-cookie.ts';
import { askProvider } from '../ask-provider.ts';
import { type Returned, takeAttempt } from '../authorization-requests/attempts.ts';
import { signInVouched } from '../logins/sign-in-vouched.ts';
import { type Vouched, vouchedEmail, vouchedName } from '../vouched.ts';
import { exchange } from './exchange.ts';
import { appleId, type OpenidProvider, openidProvider } from './openid-provider.ts';

/** What the page got that a reader came back to. */
export type CameBack = { readonly code: string; readonly state?: string | undefined; readonly browser: Browser };

/** Ends a sign-in at an OpenID provider with the code that its page was given (API-35). */
export const signInWithOidc = (deps: IdentityDeps, call: Call, came: CameBack): Promise<Identity> =>
	endSignIn(deps, call, { ...came, isMeant: (provider) => provider !== appleId });

/** Ends a sign-in at Apple (SOC-03, contract 8.3, flow A). */
export const signInWithApple = (deps: IdentityDeps, call: Call, came: CameBack): Promise<Identity> =>
	endSignIn(deps, call, { ...came, isMeant: (provider) => provider === appleId });

type Ending = CameBack & { readonly isMeant: (provider: string) => boolean };

async function endSignIn(deps: IdentityDeps, call: Call, { code, state, browser, isMeant }: Ending): Promise<Identity> {
	await deps.throttle.provider(call);
	const came = await takeAttempt(deps, call, { code, browser });
	if (!came || !isMeant(came.provider) || (state !== undefined && state !== came.state)) return refuse('authentication-failed');
	const provider = openidProvider(deps, call, came.provider);
	const vouched = await askProvider(deps, { call, provider: provider.name }, () => vouchedBy(deps, provider, came));
	return signInVouched(deps, call, vouched);
}

async function vouchedBy(deps: IdentityDeps, provider: OpenidProvider, came: Returned): Promise<Vouched> {
	const told = await exchange(deps, provider, came);
	return {
		type: provider.type,
		issuer: told.issuer,
		subject: told.subject,
		provider: provider.name,
		email: vouchedEmail({ email: told.email, isVerified: told.email_verified, domains: provider.emailDomains }),
		firstName: vouchedName(told.given_name ?? came.firstName),
		lastName: vouchedName(told.family_name ?? came.lastName),
		// Apple alone asks for it back (TN3194).
		...(provider.type === 'Apple' && told.refreshToken !== undefined && { revocable: { provider: provider.id, token: told.refreshToken } }),
	};
}
