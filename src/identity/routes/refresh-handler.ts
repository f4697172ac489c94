import { endpoints } from '../contract/endpoints.ts';
import { browserCookie } from '../sessions/browser-cookie.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { forAnyone } from './handlers.ts';

/** Lives as long as browsers keep a cookie, 400 days (T10). It matters only while its session is open. */
const cookie = browserCookie('__Host-kiosco-browser', 400 * 86_400);

/** Refreshes a session. The cookie tells the browser that renewed it last: its tabs may bring older tokens, for example after sleep. */
export const refresh = forAnyone(endpoints.refresh, async (deps, call, { body, request, reply }) => {
	const { identity, browserSecret } = await refreshSession(deps, call, { token: body.token, browser: cookie.read(request) });
	if (browserSecret !== undefined) cookie.set(reply, browserSecret);
	return identity;
});
