import { endpoints } from '#identity/contract';
import { type Client, shared } from '../client.ts';
import { clearSession, isUsable, readSession, type Session, type StoredSession, writeSession } from '../stores/session-store.ts';
import { endsSession, LocalError } from '../wire/faults.ts';
import { send } from '../wire/send.ts';
import { tokenExpiry } from './token-expiry.ts';

/** Whether the access token is good by its own words; one without an expiry is not (SES-03). */
export function isFresh({ browser }: Client, { accessToken }: Session): boolean {
	return (tokenExpiry(accessToken) ?? 0) > browser.now();
}

/**
 * Renews the session whatever its age (API-40), once for all parts of the page and, where browsers have locks, for all tabs. What the
 * service refuses ends the session (SES-05); when it is not reached or in trouble, the session stays (T09). Throws what happened.
 */
export function extendSession(client: Client): Promise<Session> {
	const before = readSession(client);
	return shared(client, 'refresh', () => client.browser.alone('kiosco.refresh', () => renew(client, before)));
}

async function renew(client: Client, before: StoredSession | undefined): Promise<Session> {
	const now = readSession(client);
	// While this tab waited, another one renewed it.
	if (isUsable(now) && now.accessToken !== before?.accessToken && isFresh(client, now)) return now;
	const token = tokenToSpend(client, now);
	try {
		const { accessToken, refreshToken } = await send(client, endpoints.refresh, { body: { token, grantType: 'refresh-token' } });
		return keep(client, token, { accessToken, refreshToken });
	} catch (error) {
		const other = otherThan(client, token);
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

/** Who signed out or in while the answer was on its way wins over it. */
function keep(client: Client, spent: string, tokens: Pick<Session, 'accessToken' | 'refreshToken'>): Session {
	const now = readSession(client);
	const renewed = { ...now, ...tokens };
	if (now?.refreshToken === spent && isUsable(renewed)) {
		writeSession(client, renewed);
		return renewed;
	}
	if (isUsable(now)) return now;
	throw new LocalError('No refresh token found for this session');
}

/** The session of a tab that was faster, where there are no locks. */
function otherThan(client: Client, spent: string): Session | undefined {
	const now = readSession(client);
	return isUsable(now) && now.refreshToken !== spent && isFresh(client, now) ? now : undefined;
}
