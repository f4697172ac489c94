import type { TestProvider } from './provider.ts';

/** Our app at Facebook. */
export const facebookApp = { id: '111222333', secret: 'the-secret-of-the-app' };

type Person = { readonly id: string; readonly first_name: string; readonly email?: string };

export type Facebook = {
	/** Makes this person the one who uses the browser at Facebook, and who has not allowed our app yet. */
	isUsedBy(person: Person): void;
	/** Environment variables that make a program use this Facebook on these brands. Available once tests run. */
	environment(brands: readonly string[]): Record<string, string>;
	/** Whether the browser is signed in at Facebook, and our app is allowed. */
	isConnected(): boolean;
};

/**
 * Makes the test provider act as Facebook: a script for each language that asks Facebook's site who the reader is, opens a window where the
 * reader agrees, and signs out in a frame, so that the page's policy is tested with all of that; and the API that says whose token it is.
 */
export function facebook(provider: TestProvider): Facebook {
	let isConnected = false;
	const answer = (path: string, act: () => unknown) => provider.answers.set(`${new URL(provider.origin).host}/facebook/${path}`, act);
	const send = (type: string, body: string) => new Response(body, { headers: { 'content-type': type } });
	return {
		isConnected: () => isConnected,
		isUsedBy: (person) => {
			isConnected = false;
			const granted = { status: 'connected', authResponse: { accessToken: `token of ${person.id}` } };
			for (const locale of ['es_LA', 'en_US'])
				answer(`scripts/${locale}/sdk.js`, () => send('text/javascript', script(isConnected ? granted : { status: 'unknown' })));
			answer('site/status', () => ({}));
			answer('site/dialog', () => send('text/html', dialog(granted)));
			answer('site/granted', () => {
				isConnected = true;
				return {};
			});
			answer('site/logout', () => {
				isConnected = false;
				return send('text/html', '');
			});
			const data = { is_valid: true, app_id: facebookApp.id, user_id: person.id, type: 'USER' };
			answer('graph/v20.0/debug_token', () => ({ data }));
			answer('graph/v20.0/me', () => person);
		},
		environment: (brands) => ({
			FACEBOOK_APPS: brands.map((brand) => `${brand}=${facebookApp.id}:${facebookApp.secret}`).join(','),
			FACEBOOK_SCRIPTS_URL: `${provider.origin}/facebook/scripts/`,
			FACEBOOK_URL: `${provider.origin}/facebook/site/`,
			FACEBOOK_GRAPH_URL: `${provider.origin}/facebook/graph/`,
			PRIVATE_HOSTS: new URL(provider.origin).host,
		}),
	};
}

/** The page of the window. It says when it has answered, and leaves it to the test to close it, which must not close under a click. */
const dialog = (granted: object) => `<!doctype html><meta charset="utf-8">
	<button onclick='fetch("granted").then(() => answer(${JSON.stringify(granted)}))'>Continuar como Ana</button>
	<button onclick='answer({ status: "not_authorized" })'>Cancelar</button>
	<button onclick='answer({})'>Nada</button>
	<script>
		function answer(facebook) {
			opener.postMessage({ facebook }, '*');
			document.body.textContent = 'Listo';
		}
	</script>`;

const script = (status: object) => `(() => {
	const site = new URL('../../site/', document.currentScript.src);
	let status = ${JSON.stringify(status)};
	let options;
	const ask = () => fetch(new URL('status', site), { mode: 'no-cors' });
	window.FB = {
		init: (given) => {
			options = given;
			document.documentElement.dataset.facebook = JSON.stringify(given);
			void ask();
		},
		getLoginStatus: (tell) => void ask().then(() => tell(status)),
		login: (tell) => {
			addEventListener('message', function answered({ data, origin }) {
				if (origin !== site.origin || !data.facebook) return;
				removeEventListener('message', answered);
				status = data.facebook;
				tell(status);
			});
			open(new URL('dialog?client_id=' + options.appId, site), 'facebook', 'width=500,height=500');
		},
		logout: (tell) => {
			const frame = Object.assign(document.createElement('iframe'), { src: new URL('logout', site), hidden: true });
			frame.onload = () => tell({ status: 'unknown' });
			document.body.append(frame);
		},
	};
})();`;
