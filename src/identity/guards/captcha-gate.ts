import type { CaptchaForm } from '#brands';
import type { Captcha, CaptchaWidget } from '#platform/captcha';
import type { Limits } from '#platform/limits';
import { networkOf } from '#platform/network';
import type { Call } from '../call.ts';
import { refuse } from '../refuse.ts';
import { networkBudget, rateLimits, takeOrRefuse } from './throttle/rate-limits.ts';
import type { Throttle } from './throttle/throttle.ts';

/** Asks for captchas, and says which forms show one. */
export type CaptchaGate = {
	/** Refuses without a good answer where one is asked for, before anything is done to an account. */
	require(call: Call, sent: CaptchaAnswer): Promise<void>;
	/** What forms must show now. */
	shown(call: Call): Promise<CaptchaWidget & { readonly forms: Readonly<Record<CaptchaForm, boolean>> }>;
	/** A challenge of our own captcha. */
	challenge(): ReturnType<Captcha['challenge']>;
};

export type CaptchaAnswer = {
	readonly form: CaptchaForm;
	readonly token: string | null | undefined;
	/** Canonical; of whom wants to sign in. */
	readonly userName?: string;
};

export type CaptchaGateOptions = {
	readonly captcha: Captcha;
	readonly limits: Limits;
	readonly throttle: Throttle;
	/** Whether the account had a session in the neighbourhood of the call. */
	readonly hadSessionInNetwork: (call: Call, userName: string) => Promise<boolean>;
};

/**
 * Who must pass a captcha: whom the brand always asks (ENT-13), everybody while the tenant is under attack (B01) but readers who
 * sign in where they did before, and who signs up where five others did within the hour (B03).
 */
export function createCaptchaGate({ captcha, limits, throttle, hadSessionInNetwork: wasHere }: CaptchaGateOptions): CaptchaGate {
	const isFree = async ({ ip }: Call) => {
		const { limit, key } = networkBudget(rateLimits.freeSignUps, networkOf(ip));
		return (await limits.take(limit, key)).ok;
	};
	const isFamiliar = async (call: Call, userName: string) => throttle.knowsDevice(call, userName) || wasHere(call, userName);
	const isAsked = async (call: Call, { form, userName }: CaptchaAnswer) => {
		if (form === 'signUp' && !(await isFree(call))) return true;
		if (call.brand.accounts.captcha[form]) return true;
		if (!(await throttle.isUnderAttack(call))) return false;
		return userName === undefined || !(await isFamiliar(call, userName));
	};
	const isPassed = async ({ origin, ip }: Call, { form, token }: CaptchaAnswer) => {
		if (typeof token !== 'string') return false;
		const budgets = [networkBudget(rateLimits.captchas, networkOf(ip))];
		await takeOrRefuse(limits, budgets);
		const isGood = await captcha.verify(token, { form, hostname: new URL(origin).hostname, ip });
		if (isGood) await limits.undo({ last: budgets });
		return isGood;
	};
	return {
		require: async (call, sent) => {
			if (!(await isAsked(call, sent)) || (await isPassed(call, sent))) return;
			refuse(sent.form === 'signUp' ? 'sign-up-captcha-invalid' : 'captcha-invalid');
		},
		shown: async (call) => {
			const { limit, key } = networkBudget(rateLimits.freeSignUps, networkOf(call.ip));
			const [attacked, { isUsedUp }] = await Promise.all([throttle.isUnderAttack(call), limits.read(limit, key)]);
			return { ...captcha.widget, forms: formsOf(call, { attacked, manySignUps: isUsedUp }) };
		},
		challenge: () => captcha.challenge(),
	};
}

type Now = { readonly attacked: boolean; readonly manySignUps: boolean };

function formsOf({ brand }: Call, { attacked, manySignUps }: Now): Readonly<Record<CaptchaForm, boolean>> {
	const { signIn, signUp, magicLink, resetPassword } = brand.accounts.captcha;
	return {
		signIn: signIn || attacked,
		signUp: signUp || attacked || manySignUps,
		magicLink: magicLink || attacked,
		resetPassword: resetPassword || attacked,
	};
}
