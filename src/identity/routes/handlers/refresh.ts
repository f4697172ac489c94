import { endpoints } from '../../contract/endpoints.ts';
import { browserSecretCookie } from '../../sessions/browser-secret-cookie.ts';
import { refreshSession } from '../../sessions/refresh-session.ts';
import { forAnyone } from '../answer-call.ts';

/** The cookie lives for 400 days, as long as browsers keep one (T10). It is used only while its session is open. */
const cookie = browserSecretCookie('__Host-kiosco-browser', 400 * 86_400);

/**
 * Refreshes a session. The cookie identifies the browser that renewed the session last: its tabs may bring older tokens, for example after
 * sleep.
 */
export const refresh = forAnyone(endpoints.refresh, async (deps, call, { body, request, reply }) => {
	const { tokens, browserSecret } = await refreshSession(deps, call, { token: body.token, browser: cookie.read(request) });
	if (browserSecret !== undefined) cookie.set(reply, browserSecret);
	return tokens;
});
