import type { TokenResponse } from '#identity/contract';
import type { Client } from '../client.ts';
import { openSession } from '../stores/session-store.ts';
import { type LoginMethod, recordLogin } from './record-login.ts';

type SignInDetails = {
	readonly method: LoginMethod;
	/** Whether the session outlives the tab. Default: as the former session was stored (SES-07). */
	readonly rememberMe?: boolean | undefined;
	/** Posted to third-party scripts that wait for a sign-in (contract 3.4); nothing is posted for one-time links. */
	readonly grantType?: string;
};

/**
 * Completes every sign-in: stores the session in place of the former one (LIM-02) and the uuid (FLOW-02), tells the page's scripts
 * (SOC-06), and records the sign-in in the profile (FLOW-04, SOC-05).
 */
export async function completeSignIn(client: Client, identity: TokenResponse, details: SignInDetails): Promise<TokenResponse> {
	const { method, rememberMe, grantType } = details;
	openSession(client, identity, rememberMe);
	if (grantType !== undefined) client.browser.post({ type: 'ARC_LOGIN_SUCCESS', grantType });
	await recordLogin(client, method);
	return identity;
}
