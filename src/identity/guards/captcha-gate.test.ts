import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Brand, brands } from '#brands';
import { createLimits } from '#platform/limits';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';
import type { Call } from '../call.ts';
import { createCaptchaGate } from './captcha-gate.ts';
import { LimitsThrottle } from './throttle/limits-throttle.ts';

const quiet = brands[testBrand];
/** A brand whose sign-in always asks for a captcha. */
const asking: Brand = {
	...quiet,
	accounts: { ...quiet.accounts, captcha: { ...quiet.accounts.captcha, signIn: true } },
};

const from = (ip: string, brand: Brand): Call => ({
	brand,
	origin: `https://www.${brand.id}.test`,
	ip,
	networkPrefix: null,
	deviceMarks: undefined,
	openedNonce: () => undefined,
	userAgent: '',
	requestId: '',
	reader: undefined,
});

/** A gate whose captcha takes the token `good`, and what it was asked to verify. */
function gate() {
	const asked: unknown[] = [];
	const clock = () => new Date('2026-11-20T12:00:00Z');
	const log = silentLog();
	const limits = createLimits({ clock, log, secret: 'a secret of tests' });
	const throttle = new LimitsThrottle({
		limits,
		clock,
		log,
		deviceKey: { current: createSecretKey(Buffer.from('a key of tests')), other: undefined },
	});
	const captcha = {
		widget: { provider: 'altcha', siteKey: '', script: '' } as const,
		verify: async (token: string, where: object) => {
			asked.push([token, where]);
			return token === 'good';
		},
		challenge: () => Promise.resolve(Object('a challenge')),
	};
	const made = createCaptchaGate({ captcha, limits, throttle });
	const signIn = (token: string | null | undefined, brand = asking, ip = '192.0.2.1') =>
		made.require(from(ip, brand), { form: 'signIn', token, userName: 'ana@mail.test' });
	return { made, asked, signIn };
}

describe('the captcha of a form', () => {
	it('is needed where the brand always asks for one, and not elsewhere', async () => {
		const { signIn, asked } = gate();
		await expect(signIn('bad')).rejects.toMatchObject({ code: '130001' });
		await signIn('good');
		await signIn(undefined, quiet);
		expect(asked).toEqual(['bad', 'good'].map((token) => [token, { form: 'signIn', hostname: `www.${testBrand}.test`, ip: '192.0.2.1' }]));
	});

	it('is not verified without a token, however often', async () => {
		const { signIn, asked } = gate();
		for (let time = 0; time < 150; time += 1)
			for (const token of [undefined, null]) await expect(signIn(token)).rejects.toMatchObject({ code: '130001' });
		expect(asked).toEqual([]);
		await signIn('good');
	});

	it('B04 that is right counts against no limit', async () => {
		const { signIn } = gate();
		for (let time = 0; time < 150; time += 1) await signIn('good');
		for (let time = 0; time < 100; time += 1) await expect(signIn('bad')).rejects.toMatchObject({ code: '130001' });
		await expect(signIn('good')).rejects.toMatchObject({ httpStatus: 429 });
		await signIn('good', asking, '192.0.2.2');
	});

	it('is the one that the service has', async () => {
		const { made } = gate();
		expect(String(await made.challenge())).toBe('a challenge');
		const { provider, forms } = await made.formSettings(from('192.0.2.1', asking));
		expect([provider, forms]).toEqual(['altcha', { signIn: true, signUp: false, oneTimeLink: false, resetPassword: false }]);
	});
});
