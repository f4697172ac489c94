import type { TestProvider } from './provider.ts';

export type CaptchaService = {
	/** For the program: its captcha is this one. */
	environment(): Record<string, string>;
	/** Answers that the service was asked about, with their forms. */
	readonly asked: { readonly secret: string; readonly response: string }[];
	/** Begins to serve browsers and the program; for each test anew. */
	serve(): void;
	/** What it says of the next answers instead of the truth. */
	refuses: boolean;
};

/** Lets the test provider be a captcha service, in the browser too: a box in a frame that a reader ticks. */
export function captchaService(provider: TestProvider, name: 'recaptcha' | 'turnstile'): CaptchaService {
	const at = (path: string) => `${new URL(provider.origin).host}/captcha/${path}`;
	const page = (path: string, type: string, body: string) =>
		provider.answers.set(at(path), () => new Response(body, { headers: { 'content-type': type } }));
	const service: CaptchaService = {
		environment: () => ({
			CAPTCHA: name,
			CAPTCHA_URL: `${provider.origin}/captcha/`,
			CAPTCHA_SITE_KEY: 'key-of-the-site',
			CAPTCHA_SECRET: 'a secret of the site that is long enough',
			PRIVATE_HOSTS: new URL(provider.origin).host,
		}),
		asked: [],
		refuses: false,
		serve: () => {
			service.asked.length = 0;
			service.refuses = false;
			page('api.js', 'text/javascript', name === 'recaptcha' ? firstOfTwo : scriptOf('turnstile'));
			page('release.js', 'text/javascript', `${scriptOf('grecaptcha')} for (const act of waiting) act();`);
			page('box', 'text/html', box);
			provider.answers.set(at(name === 'recaptcha' ? 'api/siteverify' : 'siteverify'), ({ body }) => {
				const form = new URLSearchParams(body);
				const [response = '', secret = ''] = [form.get('response'), form.get('secret')].map(String);
				service.asked.push({ secret, response });
				const [, hostname, action] = response.split('|');
				if (service.refuses) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
				return { success: true, challenge_ts: new Date().toISOString(), hostname, ...(name === 'turnstile' && { action }) };
			});
		},
	};
	return service;
}

const box = `<!doctype html><label><input type="checkbox"> No soy un robot</label><script>
	document.querySelector('input').onchange = () => parent.postMessage({ ticked: location.hash.slice(1) }, '*');
</script>`;

/** reCAPTCHA's first script leaves a function that tells when the second one is there. */
const firstOfTwo = `const waiting = [];
window.grecaptcha = { ready: (act) => waiting.push(act) };
document.head.append(Object.assign(document.createElement('script'), { src: new URL('release.js', document.currentScript.src) }));`;

const scriptOf = (name: string) => `(() => {
	const home = new URL('.', document.currentScript.src);
	const answers = [];
	let made = 0;
	const show = (id) => {
		const { element, action } = answers[id];
		answers[id].given = '';
		element.replaceChildren(Object.assign(document.createElement('iframe'), { width: 304, height: 78, src: new URL('box?' + made++ + '#' + id, home) }));
	};
	addEventListener('message', ({ data, origin }) => {
		if (origin === home.origin && data.ticked) answers[data.ticked].given = ['answer ' + made, location.hostname, answers[data.ticked].action].join('|');
	});
	window.${name} = {
		ready: (act) => act(),
		render: (element, { sitekey, action = '' }) => {
			if (sitekey !== 'key-of-the-site') throw new Error('Invalid site key');
			answers.push({ element, action });
			show(answers.length - 1);
			return answers.length - 1;
		},
		getResponse: (id) => answers[id].given,
		reset: show,
	};
})();`;
