import type { Page } from './browser.ts';

export const connected = { status: 'connected', authResponse: { accessToken: 'token-of-facebook' } };
/** The address of Facebook's script in a language. */
export const facebookScript = (locale: string) => `https://connect.facebook.net/${locale}/sdk.js`;
export const googleScript = 'https://apis.google.com/js/platform.js';

/** A fake of Facebook's script. `begun` has the options of its start, `asked` those of each sign-in. */
export function facebookIn(page: Page, status: unknown) {
	const [begun, asked]: [unknown[], string[]] = [[], []];
	const answer = (name: string, told: unknown) => (tell?: (told: unknown) => unknown) => {
		asked.push(name);
		return tell?.(told);
	};
	page.window.FB = {
		init: (given: unknown) => void begun.push(given),
		...{ getLoginStatus: answer('status', status), login: answer('login', connected), logout: answer('logout', undefined) },
	};
	return { begun, asked };
}

/** A fake of Google's old library; with an ID token, a reader is signed in there. */
export function oldGoogle(idToken?: string) {
	const user = { getAuthResponse: () => ({ id_token: idToken }) };
	const done: unknown[] = [];
	let click: ((user: unknown) => void) | undefined;
	const instance = {
		isSignedIn: { get: () => idToken !== undefined },
		currentUser: { get: () => user },
		attachClickHandler: (button: string, given: object, succeed: (user: unknown) => void) => {
			done.push(['button', button, given]);
			click = succeed;
		},
		signIn: async (given: object) => {
			done.push(['sign in', given]);
			return user;
		},
		signOut: () => void done.push(['sign out']),
	};
	const auth2 = {
		getAuthInstance: () => (done.length > 0 ? instance : null),
		init: (given: object) => {
			done.push(['init', given]);
			return instance;
		},
	};
	const gapi = {
		auth2,
		load: (_name: string, then: () => void) => then(),
		signin2: { render: (id: string) => void done.push(['render', id]) },
	};
	return { gapi, done, click: () => click?.(user) };
}

/** A page that still uses Google's old sign-in. With `google`, its script loads. */
export function oldPage(page: Page, google?: ReturnType<typeof oldGoogle>): Page {
	page.Identity.options({ google: Object({ auth2: null }) });
	if (google) page.scripts.set(googleScript, () => Object.assign(page.window, { gapi: google.gapi }));
	return page;
}
