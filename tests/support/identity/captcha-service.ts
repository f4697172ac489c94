import type { TestProvider } from './provider.ts';

export type CaptchaService = {
	/** Environment variables that make the program use this captcha. */
	environment(): Record<string, string>;
	/** The verification requests that the captcha service received. */
	readonly asked: { readonly secret: string; readonly response: string }[];
	/** Registers the captcha's answers. Call it before each test. */
	serve(): void;
	/** Its reply to the next verifications, in place of the right one. */
	refuses: boolean;
};

/** Makes the test provider act as a captcha service, also in the browser: a frame with a checkbox that a reader ticks. */
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

/** reCAPTCHA's first script defines a function that calls back when its second script has loaded. */
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
