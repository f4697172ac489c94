import type { CaptchaForm } from '#brands';
import type { Captcha, CaptchaDisplay } from '#platform/captcha';
import type { Limits } from '#platform/limits';
import { networkOf } from '#platform/network';
import type { Call } from '../call.ts';
import { refuse } from '../refuse.ts';
import { networkBudget, takeOrRefuse } from './throttle/budgets.ts';
import { rateLimits } from './throttle/rate-limits.ts';
import type { Throttle } from './throttle/throttle.ts';

/** Decides which calls need a captcha, and checks it. */
export type CaptchaGate = {
	/** Refuses `captcha-invalid` or `sign-up-captcha-invalid` when the call needs a captcha and brings no valid one. */
	require(call: Call, answer: CaptchaAnswer): Promise<void>;
	/** What forms must show now: the widget, and which of them need it. */
	formSettings(call: Call): Promise<CaptchaDisplay & { readonly forms: Readonly<Record<CaptchaForm, boolean>> }>;
	/** A new challenge of our own proof-of-work captcha. */
	challenge(): ReturnType<Captcha['challenge']>;
};

/** The token that a form sent. */
type CaptchaAnswer = {
	readonly form: CaptchaForm;
	readonly token: string | null | undefined;
	/** Canonical user name, in a sign-in. */
	readonly userName?: string;
};

/** What the gate needs. */
export type CaptchaGateOptions = {
	readonly captcha: Captcha;
	readonly limits: Limits;
	readonly throttle: Throttle;
};

/**
 * Makes the gate. A captcha is needed for the forms where the brand always asks for one (ENT-13); for a sign-up from a network that had five
 * in the last hour (B03); and while the tenant is under attack (B01), except for sign-ins on a known device. Nothing else that depends on the account
 * makes an exception, since it would tell a stranger who has one (A03).
 */
export function createCaptchaGate({ captcha, limits, throttle }: CaptchaGateOptions): CaptchaGate {
	const isFreeSignUp = async ({ ip }: Call) => {
		const { limit, key } = networkBudget(rateLimits.freeSignUps, networkOf(ip));
		return (await limits.take(limit, key)).ok;
	};
	const isNeeded = async (call: Call, { form, userName }: CaptchaAnswer) => {
		if (form === 'signUp' && !(await isFreeSignUp(call))) return true;
		if (call.brand.accounts.captcha[form]) return true;
		if (!(await throttle.isUnderAttack(call))) return false;
		return userName === undefined || !throttle.knowsDevice(call, userName);
	};
	const isPassed = async ({ origin, ip }: Call, { form, token }: CaptchaAnswer) => {
		if (typeof token !== 'string') return false;
		const budgets = [networkBudget(rateLimits.captchas, networkOf(ip))];
		await takeOrRefuse(limits, budgets);
		const isGood = await captcha.verify(token, { form, hostname: new URL(origin).hostname, ip });
		if (isGood) await limits.settle({ undoLast: budgets });
		return isGood;
	};
	return {
		require: async (call, answer) => {
			if (!(await isNeeded(call, answer)) || (await isPassed(call, answer))) return;
			refuse(answer.form === 'signUp' ? 'sign-up-captcha-invalid' : 'captcha-invalid');
		},
		formSettings: async (call) => {
			const { limit, key } = networkBudget(rateLimits.freeSignUps, networkOf(call.ip));
			const [attacked, { isUsedUp }] = await Promise.all([throttle.isUnderAttack(call), limits.read(limit, key)]);
			return { ...captcha.widget, forms: formsOf(call, { attacked, manySignUps: isUsedUp }) };
		},
		challenge: () => captcha.challenge(),
	};
}

type TenantState = { readonly attacked: boolean; readonly manySignUps: boolean };

function formsOf({ brand }: Call, { attacked, manySignUps }: TenantState): Readonly<Record<CaptchaForm, boolean>> {
	const { signIn, signUp, oneTimeLink, resetPassword } = brand.accounts.captcha;
	return {
		signIn: signIn || attacked,
		signUp: signUp || attacked || manySignUps,
		oneTimeLink: oneTimeLink || attacked,
		resetPassword: resetPassword || attacked,
	};
}
