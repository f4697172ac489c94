import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { IdentityConfig } from '#identity/contract';
import { pageClient, readConfig } from '#identity-client';
import type { FormTexts } from '../form-texts.ts';
import { type CaptchaState, CaptchaView } from './captcha-view.tsx';
import type { CaptchaWidget } from './show-widget.ts';
import { solveAltcha } from './solve-altcha.ts';

/** The settings that ask for a captcha (RULE-18), and the name of each form at captcha services. */
const actions = {
	signinRecaptcha: 'signIn',
	signupRecaptcha: 'signUp',
	resetPasswordRecaptcha: 'resetPassword',
	magicLinkRecaptcha: 'oneTimeLink',
} as const;

type Captcha = {
	/** Shown in the form; undefined where the form needs no captcha. */
	readonly view: ReactNode;
	/**
	 * Sends the form with the captcha's token. Without the token that a form needs, the calls of the client refuse it before anything is
	 * sent (LOC-01). After a failure the next try gets another captcha.
	 */
	send<Result>(act: (token: string | undefined) => Promise<Result>): Promise<Result>;
};

/** The captcha of a form, where the service asks for one. */
export function useCaptcha(form: keyof typeof actions, words: FormTexts): Captcha {
	const [config, setConfig] = useState<IdentityConfig>();
	const [work, setWork] = useState<CaptchaState>('waits');
	const widget = useRef<CaptchaWidget>(undefined);
	const loadConfig = async (isAnew = false) => {
		const loaded = await readConfig(pageClient(), isAnew).catch(() => undefined);
		if (loaded) setConfig(loaded);
		return loaded;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the configuration is read once
	useEffect(() => void loadConfig(), []);

	const tokenOf = async () => {
		const known = config ?? (await loadConfig());
		if (!known?.[form]) return undefined;
		if (known.captchaProvider !== 'altcha') return widget.current?.answer();
		setWork('solving');
		const token = await solveAltcha(pageClient());
		setWork('passed');
		return token;
	};
	const send: Captcha['send'] = async (act) => {
		try {
			return await act(await tokenOf());
		} catch (error) {
			setWork('waits');
			// The service may ask for a captcha only since this page was opened.
			await loadConfig(true);
			throw error;
		} finally {
			widget.current?.reset();
		}
	};
	const shown = (captcha: CaptchaWidget | undefined) => (widget.current = captcha);
	const view = config?.[form] && <CaptchaView config={config} action={actions[form]} work={work} words={words} shown={shown} />;
	return { send, view: view || undefined };
}
