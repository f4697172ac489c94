import { createSecretKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, describe, expect, it } from 'vitest';
import { quickDeadlines } from '../../tests/support/quick-deadlines.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import { type Captcha, type CaptchaOptions, createCaptcha } from './captcha.ts';
import type { CaptchaSettings } from './config/captcha-settings.ts';
import { createLimits } from './limits.ts';
import { openOutboundHttp } from './outbound-http.ts';
import { Secret } from './secret.ts';

const toClose: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of toClose.splice(0)) await close();
});

/** Few rounds, for tests whose subject is not the cost of the proof of work. */
const few = { min: 2, max: 4 };

type Service = Pick<Exclude<CaptchaSettings, { provider: 'altcha' }>, 'provider' | 'whenDown'>;

/** Never answers. The tests need not wait for the time limit: they use short deadlines. */
const hangs: RequestListener = () => {};

const wanted = { form: 'signIn', hostname: 'tn.example', ip: '192.0.2.1' };

/** A captcha whose service is a local server with these answers, and the forms that the server received. */
async function serviceThat(answer: RequestListener, service: Partial<Service> = {}) {
	const clock = { ms: Date.now() };
	const sent: URLSearchParams[] = [];
	const server = createServer(async (request, response) => {
		sent.push(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
		answer(request, response);
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const address = server.address();
	const host = `127.0.0.1:${typeof address === 'object' && address?.port}`;
	const deadlines = quickDeadlines(() => answer === hangs);
	const outboundHttp = openOutboundHttp({ privateHosts: new Set([host]), deadline: deadlines.deadline });
	toClose.push(async () => {
		server.closeAllConnections();
		server.close();
		await outboundHttp.close();
	});
	const captcha = createCaptcha({
		settings: {
			provider: 'turnstile',
			whenDown: 'altcha',
			...service,
			siteKey: 'site-key',
			secret: new Secret('the secret of the site'),
			url: new URL(`http://${host}/`),
		},
		...common(clock),
		rounds: few,
		outboundHttp,
	});
	return { clock, sent, captcha, deadlines: deadlines.asked };
}

function common(clock: { ms: number }) {
	const log = silentLog();
	const now = () => new Date(clock.ms);
	return {
		clock: now,
		log,
		key: { current: createSecretKey('a key of tests', 'utf8'), other: undefined },
		limits: createLimits({ clock: now, log, secret: 'a secret of tests' }),
	};
}

/** Answers as a service does for a good token, with the changes of a test. */
const says =
	(changed: object = {}): RequestListener =>
	(_request, response) => {
		const good = { success: true, challenge_ts: new Date().toISOString(), hostname: 'tn.example', action: 'signIn' };
		response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...good, ...changed }));
	};

async function solution(captcha: Captcha): Promise<string> {
	const challenge = await captcha.challenge();
	return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString('base64');
}

describe('a captcha of a service', () => {
	it('B04 is verified with the secret, and a token cannot add parameters', async () => {
		const { captcha, sent } = await serviceThat(says());
		expect(await captcha.verify('a&secret=b', wanted)).toBe(true);
		expect([...(sent[0] ?? [])]).toEqual([
			['secret', 'the secret of the site'],
			['response', 'a&secret=b'],
			['remoteip', '192.0.2.1'],
		]);
		expect(captcha.widget).toEqual({ provider: 'turnstile', siteKey: 'site-key', script: expect.stringMatching(/\/api\.js$/) });
	});

	it('is not called for a token that is empty or too long', async () => {
		const { captcha, sent } = await serviceThat(says());
		for (const token of ['', 'x'.repeat(8193)]) expect(await captcha.verify(token, wanted)).toBe(false);
		expect(sent).toEqual([]);
	});

	it.each<[string, object]>([
		['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
		['of another page', { hostname: 'evil.example' }],
		['of no page', { hostname: undefined }],
		['of another form', { action: 'signUp' }],
		['of no form', { action: undefined }],
		['of six minutes ago', { challenge_ts: new Date(Date.now() - 360_000).toISOString() }],
		['of tomorrow', { challenge_ts: new Date(Date.now() + 86_400_000).toISOString() }],
		['of no time', { challenge_ts: undefined }],
	])('B04 is refused when the token is %s', async (_what, changed) => {
		expect(await (await serviceThat(says(changed))).captcha.verify('token', wanted)).toBe(false);
	});

	it('B04 version 2 of reCAPTCHA has no forms; version 3 has forms and a score', async () => {
		const verify = async (changed: object) => (await serviceThat(says(changed), { provider: 'recaptcha' })).captcha.verify('token', wanted);
		expect(await verify({ action: undefined })).toBe(true);
		expect(await verify({ action: 'signIn', score: 0.7 })).toBe(true);
		expect(await verify({ action: 'signUp', score: 0.7 })).toBe(false);
		expect(await verify({ action: 'signIn', score: 0.3 })).toBe(false);
	});
});

const broken: [string, RequestListener][] = [
	['hangs', hangs],
	['fails', (_request, response) => response.writeHead(500).end()],
	['answers with a page', (_request, response) => response.end('<html>')],
	['answers with JSON of another kind', (_request, response) => response.end('{"ok":1}')],
	['redirects', (_request, response) => response.writeHead(302, { location: '/' }).end()],
	['does not know our secret', says({ success: false, 'error-codes': ['invalid-input-secret'] })],
];

describe('a captcha whose service is down', () => {
	it.each(broken)('X06 X11 our own takes its place when it %s', async (_what, answer) => {
		const { captcha } = await serviceThat(answer);
		expect(await captcha.verify('token', wanted)).toBe(false);
		expect(captcha.widget).toEqual({ provider: 'altcha', siteKey: '', script: '' });
		expect(await captcha.verify(await solution(captcha), wanted)).toBe(true);
	});

	it('X06 fails after two seconds', async () => {
		const { captcha, deadlines } = await serviceThat(hangs);
		await captcha.verify('token', wanted);
		expect(deadlines).toEqual([2000]);
	});

	it('X11 accepts no proof of work while it works: a bot cannot choose', async () => {
		const { captcha } = await serviceThat(says({ success: false }));
		expect(await captcha.verify(await solution(captcha), wanted)).toBe(false);
	});

	it('X11 refuses or accepts every form, when the settings say so', async () => {
		const outcome = async (whenDown: Service['whenDown']) => {
			const { captcha } = await serviceThat((_request, response) => response.end('?'), { whenDown });
			const verified = [];
			for (let time = 0; time < 7; time++) verified.push(await captcha.verify('token', wanted));
			return [new Set(verified), captcha.widget.provider, await captcha.verify(await solution(captcha), wanted)];
		};
		expect(await outcome('refuse')).toEqual([new Set([false]), 'turnstile', false]);
		expect(await outcome('accept')).toEqual([new Set([true]), 'turnstile', true]);
	});

	it('X06 is not called after five failures, called once after 30 s, and shown again after 60 s', async () => {
		let isDown = true;
		const { captcha, sent, clock } = await serviceThat((request, response) => (isDown ? response.end('?') : says()(request, response)));
		for (let time = 0; time < 9; time++) expect(await captcha.verify('token', wanted)).toBe(false);
		expect(sent).toHaveLength(5);
		clock.ms += 30_000;
		for (let time = 0; time < 9; time++) expect(await captcha.verify('token', wanted)).toBe(false);
		expect(sent).toHaveLength(6);
		isDown = false;
		clock.ms += 60_000;
		expect(captcha.widget.provider).toBe('turnstile');
		expect(await captcha.verify('token', wanted)).toBe(true);
	});
});

describe('the proof of work', () => {
	const own = (options: Pick<CaptchaOptions, 'rounds'> = { rounds: few }) => {
		const clock = { ms: Date.now() };
		const outboundHttp = openOutboundHttp();
		return { clock, captcha: createCaptcha({ settings: { provider: 'altcha' }, outboundHttp, ...common(clock), ...options }) };
	};

	it('B04 takes at least 300 rounds of 2,000 hashes', async () => {
		const { captcha } = own({});
		const controller = new AbortController();
		let rounds = 0;
		const derive: typeof deriveKey = (...round) => {
			rounds += 1;
			if (rounds === 300) controller.abort();
			return deriveKey(...round);
		};
		const challenge = await captcha.challenge();
		expect(challenge.parameters.cost).toBe(2000);
		expect(await solveChallenge({ challenge, controller, deriveKey: derive })).toBeNull();
	});

	it('B04 accepts a solution once', async () => {
		const { captcha } = own();
		expect(captcha.widget).toEqual({ provider: 'altcha', siteKey: '', script: '' });
		const token = await solution(captcha);
		const verified = await Promise.all([1, 2, 3].map(() => captcha.verify(token, wanted)));
		expect(verified.filter(Boolean)).toHaveLength(1);
		expect(await captcha.verify(token, wanted)).toBe(false);
	});

	it('B04 refuses a solution after ten minutes', async () => {
		const { captcha, clock } = own();
		const token = await solution(captcha);
		clock.ms += 601_000;
		expect(await captcha.verify(token, wanted)).toBe(false);
	});

	it('B04 refuses foreign challenges, weaker work, and nonsense', async () => {
		const { captcha } = own();
		const good = JSON.parse(Buffer.from(await solution(captcha), 'base64').toString());
		const { challenge, solution: solved } = good;
		const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
		const forged: unknown[] = [
			{ ...good, challenge: easier },
			{ ...good, challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 9 } } },
			{ ...good, challenge: { ...challenge, signature: '00' } },
			{ ...good, solution: { ...solved, derivedKey: '00'.repeat(32) } },
			{ ...good, solution: { ...solved, derivedKey: 'no hex' } },
			{ challenge },
			null,
			'x',
		];
		for (const one of forged) expect(await captcha.verify(Buffer.from(JSON.stringify(one)).toString('base64'), wanted)).toBe(false);
		for (const token of ['', 'x', '%%%', 'e30=']) expect(await captcha.verify(token, wanted)).toBe(false);
		expect(await captcha.verify(Buffer.from(JSON.stringify(good)).toString('base64'), wanted)).toBe(true);
	});
});
