import { browserCookie } from '../sessions/browser-cookie.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import type { Handlers } from './handlers.ts';

/** As long as browsers keep a cookie (T10); it is worth something as long as its session. */
const cookie = browserCookie('__Host-kiosco-browser', 400 * 86_400);

/** A browser that renewed a session is known when it comes with an older token of it, as a tab does that slept meanwhile. */
export const refresh: Handlers['refresh'] = async (deps, call, { body, request, reply }) => {
	const { identity, browserSecret } = await refreshSession(deps, call, { token: body.token, browser: cookie.read(request) });
	if (browserSecret !== undefined) cookie.set(reply, browserSecret);
	return identity;
};
