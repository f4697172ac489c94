import { createGuards } from '#identity';
import type { Captcha } from '#platform/captcha';
import { createLimits, type LimitsOptions } from '#platform/limits';
import type { MakeGuards } from './identity.ts';

type Store = Pick<LimitsOptions, 'redis' | 'redisPrefix' | 'database'>;

/** The real guards for `testIdentity`, and a captcha whose valid token is `good`; default: counts in memory. */
export function realGuards(store: () => Promise<Store> = async () => ({})): MakeGuards {
	return async (own) => {
		const limits = createLimits({ ...own, secret: own.secret.reveal(), database: undefined, ...(await store()) });
		return createGuards({ ...own, limits, captcha });
	};
}

const captcha: Captcha = {
	widget: { provider: 'altcha', siteKey: '', script: '' },
	verify: async (token) => token === 'good',
	challenge: () => Promise.reject(new Error('not in these tests')),
};
