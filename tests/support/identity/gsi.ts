import type { TestProvider } from './provider.ts';

/** A client of the brand at Google. */
export const googleClient = 'kiosco.apps.googleusercontent.com';

export type Gsi = {
	/** Makes this person the one who is signed in at Google from now on. */
	vouchFor(person: { readonly sub: string; readonly email: string; readonly given_name?: string; readonly family_name?: string }): void;
};

/**
 * Makes the test provider act as Google in a browser: its script loads a style sheet, sends a request to Google and shows a button in a
 * frame, as Google's does, so that the page's policy is tested with all of that. The button gives a token that is signed with the
 * provider's keys.
 */
export function gsi(provider: TestProvider): Gsi {
	let claims: object = {};
	const host = () => new URL(provider.origin).host;
	const answer = (path: string, type: string, body: string) =>
		provider.answers.set(`${host()}/gsi/${path}`, () => new Response(body, { headers: { 'content-type': type } }));
	return {
		vouchFor: (person) => {
			claims = { email_verified: true, ...person };
			answer('client', 'text/javascript', script);
			answer('style', 'text/css', '.gsi { color-scheme: light }');
			for (const path of ['status', 'forgotten']) provider.answers.set(`${host()}/gsi/${path}`, () => ({}));
			provider.answers.set(`${host()}/gsi/button`, async ({ headers, url }) => {
				const nonce = url.searchParams.get('nonce');
				const nonced = nonce === null ? {} : { nonce };
				const now = Math.floor(Date.now() / 1_000);
				const aud = url.searchParams.get('client_id') ?? '';
				const credential = await provider.sign({ iss: 'https://accounts.google.com', aud, iat: now, exp: now + 600, ...nonced, ...claims });
				// Google shows its button only to known origins; the browser sends the origin.
				const body = headers.referer ? buttonPage(credential) : 'The given origin is not allowed for the given client ID.';
				return new Response(body, { headers: { 'content-type': 'text/html' } });
			});
		},
	};
}

const buttonPage = (credential: string) =>
	`<!doctype html><button onclick="parent.postMessage({ credential: '${credential}' }, '*')">Continuar con Google</button>`;

const script = `(() => {
	const home = new URL('.', document.currentScript.src);
	let config;
	addEventListener('message', ({ data, origin }) => origin === home.origin && data.credential && config.callback(data));
	const initialize = (given) => {
		config = given;
		void fetch(new URL('status', home), { mode: 'no-cors' });
		document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL('style', home) }));
	};
	const renderButton = (element, { width }) => {
		const frame = Object.assign(document.createElement('iframe'), { width, height: 44, src: new URL('button?' + new URLSearchParams({ client_id: config.client_id, ...(config.nonce && { nonce: config.nonce }) }), home) });
		frame.style.border = '0';
		element.append(frame);
	};
	const disableAutoSelect = () => void fetch(new URL('forgotten', home), { mode: 'no-cors', keepalive: true });
	window.google = { accounts: { id: { initialize, renderButton, disableAutoSelect } } };
})();`;
