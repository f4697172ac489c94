import type { Given, Taken } from '../../contract/endpoints.ts';
import type { Identity } from '../../contract/shapes.ts';
import { type Call, type IdentityParts, type ReaderCall, tenantOf } from '../../identity-parts.ts';
import { refuse } from '../../refuse.ts';
import { issueNonce, spendNonce } from '../../store/nonces.ts';
import { askProvider } from '../ask-provider.ts';
import { vouchedByGoogle } from '../google.ts';
import { loginOf } from '../logins/logins.ts';
import { signInVouched } from '../logins/sign-in-vouched.ts';
import type { Vouched } from '../vouched.ts';

/** A token by which Subscribe with Google names the reader for ten minutes, once (API-13, contract 8.6). */
export async function swgAccessToken(parts: IdentityParts, call: ReaderCall): Promise<Given<'swgAccessToken'>> {
	if (parts.providers.of(call).google.length === 0) refuse('provider-off');
	const wanted = { tenant: tenantOf(call), account: call.reader.account, purpose: 'swg-link' } as const;
	const { nonce } = await parts.tables.transaction().execute((tables) => issueNonce(parts, tables, wanted));
	return { accessToken: nonce };
}

/** Whether the holder of an ID token of Google signs in here with it (API-14): told to nobody else (F14). */
export async function checkSwgLogin(parts: IdentityParts, call: Call, token: string): Promise<Given<'checkSwgLogin'>> {
	const vouched = await holderOf(parts, call, token);
	return { identityExists: (await loginOf(parts.tables, call, vouched)) !== undefined };
}

/** Links the Google account of an ID token to the reader (API-15), whom the token of API-13 must name. */
export async function relinkSwg(parts: IdentityParts, call: ReaderCall, { token, id }: Taken<'relinkSwg'>['params']): Promise<Identity> {
	const vouched = await holderOf(parts, call, id);
	const spent = await spendNonce(parts, parts.tables, { tenant: tenantOf(call), purpose: 'swg-link', nonce: token });
	if (spent?.account !== call.reader.account) refuse('authentication-failed');
	return signInVouched(parts, call, vouched);
}

async function holderOf(parts: IdentityParts, call: Call, token: string): Promise<Vouched> {
	await parts.throttle.provider(call);
	return askProvider(parts, call, 'Google', () => vouchedByGoogle(parts, call, token));
}
