import { createSecretKey } from 'node:crypto';
import { createGuards } from '#identity';
import { createCaptcha } from '#platform/captcha';
import { createLimits } from '#platform/limits';
import { Secret } from '#platform/secret';
import { testBrand } from '../test-brand.ts';
import type { MakeGuards } from './identity.ts';
import type { TestProvider } from './provider.ts';

const secret = 'the secret of the site';

/** The guards of the service, with a Google captcha that the test provider fakes. */
export type GoogleCaptcha = {
	readonly guards: MakeGuards;
	/** A token as a page of this host gets it; valid once. */
	token(hostname?: string): string;
	/** Tokens that the service sent to Google. */
	readonly asked: string[];
	/** Registers Google's answers. Call it before each test. */
	answer(now: () => Date): void;
};

export function googleCaptcha(provider: TestProvider): GoogleCaptcha {
	const made = new Map<string, string>();
	const asked: string[] = [];
	const settings = { provider: 'recaptcha', siteKey: 'key-of-the-site', secret: new Secret(secret), whenDown: 'refuse' } as const;
	return {
		asked,
		token: (hostname = `${testBrand}.localhost`) => {
			const token = `token-${made.size + asked.length}`;
			made.set(token, hostname);
			return token;
		},
		answer: (now) => {
			made.clear();
			asked.length = 0;
			provider.answers.set('www.google.com/recaptcha/api/siteverify', ({ body }) => {
				const form = new URLSearchParams(body);
				const token = form.get('response') ?? '';
				asked.push(token);
				if (form.getAll('secret').join() !== secret) return { success: false, 'error-codes': ['invalid-input-secret'] };
				const hostname = made.get(token);
				made.delete(token);
				if (hostname === undefined) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
				return { success: true, challenge_ts: now().toISOString(), hostname };
			});
		},
		guards: async (own) => {
			const limits = createLimits({ ...own, secret: own.secret.reveal(), database: undefined, redis: undefined });
			const captcha = createCaptcha({
				...own,
				settings,
				limits,
				key: { current: createSecretKey(Buffer.alloc(32, 1)), other: undefined },
				outboundHttp: provider.outboundHttp,
			});
			return createGuards({ ...own, limits, captcha });
		},
	};
}
