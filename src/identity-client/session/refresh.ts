import { endpoints } from '#identity/contract';
import { type Client, singleFlight } from '../client.ts';
import { isUsable, type Session, type StoredSession } from '../stores/session.ts';
import { clearSession, readSession, writeSession } from '../stores/session-store.ts';
import { endsSession, LocalError } from '../wire/faults.ts';
import { send } from '../wire/send.ts';
import { tokenExpiry } from './token-expiry.ts';

/** Whether the access token has not expired by its own `exp`; a token without one counts as expired (SES-03). */
export function isFresh({ browser }: Client, { accessToken }: Session): boolean {
	return (tokenExpiry(accessToken) ?? 0) > browser.now();
}

/**
 * Renews the session whatever its age (API-40): once for all parts of the page and, where the browser has locks, for all tabs. A refusal
 * ends the session (SES-05); when the service cannot be reached or is in trouble, the session stays (T09). Throws the refusal or the fault.
 */
export function extendSession(client: Client): Promise<Session> {
	const before = readSession(client);
	return singleFlight(client.renewals, '', () => client.browser.alone('kiosco.refresh', () => renew(client, before)));
}

async function renew(client: Client, before: StoredSession | undefined): Promise<Session> {
	const now = readSession(client);
	// Another tab renewed it while this tab waited for the lock.
	if (isUsable(now) && now.accessToken !== before?.accessToken && isFresh(client, now)) return now;
	const token = tokenToSpend(client, now);
	try {
		const { accessToken, refreshToken } = await send(client, endpoints.refresh, { body: { token, grantType: 'refresh-token' } });
		return storeRenewed(client, token, { accessToken, refreshToken });
	} catch (error) {
		const other = renewedElsewhere(client, token);
		if (endsSession(error) && other) return other;
		if (endsSession(error)) clearSession(client);
		throw error;
	}
}

function tokenToSpend(client: Client, session: StoredSession | undefined): string {
	const token = session?.refreshToken;
	if (token && (tokenExpiry(token) ?? Number.POSITIVE_INFINITY) > client.browser.now()) return token;
	clearSession(client);
	throw new LocalError(token ? 'Refresh token is expired' : 'No refresh token found for this session');
}

/** Stores the new tokens, unless the reader signed out or in again while the request was under way. */
function storeRenewed(client: Client, spent: string, tokens: Pick<Session, 'accessToken' | 'refreshToken'>): Session {
	const now = readSession(client);
	const renewed = { ...now, ...tokens };
	if (now?.refreshToken === spent && isUsable(renewed)) {
		writeSession(client, renewed);
		return renewed;
	}
	if (isUsable(now)) return now;
	throw new LocalError('No refresh token found for this session');
}

/** The session that another tab renewed first, where the browser has no locks. */
function renewedElsewhere(client: Client, spent: string): Session | undefined {
	const now = readSession(client);
	return isUsable(now) && now.refreshToken !== spent && isFresh(client, now) ? now : undefined;
}
