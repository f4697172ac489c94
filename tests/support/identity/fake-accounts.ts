import { clientBrowser, type SharedByTabs } from '../browser/client-page.ts';
import { CookieJar } from '../sdk/cookie-jar.ts';
import { WebStorage } from '../sdk/web-storage.ts';

type SentRequest = { readonly call: string; readonly authorization: string | undefined; readonly body: unknown };
type Answering = (request: SentRequest) => readonly [status: number, body: unknown] | Promise<readonly [status: number, body: unknown]>;

export const start = Date.parse('2026-11-20T15:00:00Z');
export const minute = 60_000;

/** A token with an expiry time and a name only. */
export const tokenUntil = (end: number | undefined, name = 't') =>
	`e30.${Buffer.from(JSON.stringify({ name, ...(end !== undefined && { exp: end / 1_000 }) })).toString('base64url')}.x`;

/** A session whose access token is valid for 15 minutes. */
export const sessionFrom = (now: number, uuid = 'ana', name = '1') => ({
	uuid,
	accessToken: tokenUntil(now + 15 * minute, `a${name}`),
	refreshToken: tokenUntil(now + 60 * minute, `r${name}`),
});

export const profileOf = (uuid = 'ana', change: object = {}) => ({
	...{ uuid, email: `${uuid}@mail.test`, unverifiedEmail: null, emailVerified: true, firstName: 'Ana', lastName: 'Núñez' },
	...{ secondLastName: null, displayName: null, gender: null, picture: null, birthYear: null, birthMonth: null, birthDay: null },
	...{ legacyId: null, contacts: [], addresses: [], attributes: [], identities: [], status: 'Active', deletionRule: null },
	...{ createdOn: 1, modifiedOn: 1, deletedOn: null },
	...change,
});

export const refusal = (httpStatus: number, code: string, message: string) => [httpStatus, { httpStatus, code, message }] as const;

/** The configuration of forms when no captcha is required. */
export const noCaptchas = {
	...{ signinRecaptcha: false, signupRecaptcha: false, magicLinkRecaptcha: false, resetPasswordRecaptcha: false },
	...{ captchaProvider: 'altcha', recaptchaSiteKey: '', captchaScript: '', facebookAppId: '', disqus: { enabled: false, publicKey: '' } },
	...{ googleClientId: '', googleScript: 'https://accounts.google.com/gsi/client' },
	facebookScript: 'https://connect.facebook.net/es_LA/sdk.js',
	...{ teamId: null, keyId: null, urlToReceiveAuthToken: null, oidcClients: [], orgTenants: [] },
	...{ pwMinLength: 8, pwMaxLength: 250, pwSpecialCharacters: 0, pwUppercase: 0, pwLowercase: 0, pwPwNumbers: 0, pwNumbers: 0 },
};

/** A fake service with the answers of a test, and a browser that calls it. */
export function fakeAccounts(answers: Readonly<Record<string, Answering>>, shared: Partial<SharedByTabs> = {}) {
	const requests: SentRequest[] = [];
	const clock = { now: start };
	const local = new WebStorage();
	const cookies = new CookieJar();
	const fetch: SharedByTabs['fetch'] = async (address, { method = 'GET', headers, body }) => {
		const call = `${method} ${address.replace('/identity/public', '')}`;
		const one = { call, authorization: new Headers(headers).get('authorization') ?? undefined, body: JSON.parse(String(body ?? null)) };
		requests.push(one);
		const answer = answers[call];
		if (!answer) throw new Error(`the test answers nothing to ${call}`);
		const [status, answered] = await answer(one);
		return new Response(typeof answered === 'string' ? answered : JSON.stringify(answered), { status });
	};
	const browser = clientBrowser({ local, cookies, fetch, now: () => clock.now, ...shared });
	return { requests, calls: () => requests.map(({ call }) => call), clock, local, cookies, open: browser.open };
}
