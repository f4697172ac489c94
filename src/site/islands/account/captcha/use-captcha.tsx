import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { IdentityConfig } from '#identity/contract';
import { pageClient, readConfig, requireCaptcha } from '#identity-client';
import type { FormWords } from '../words.ts';
import { CaptchaView, type WorkState } from './captcha-view.tsx';
import { doOwnWork } from './own-work.ts';
import type { CaptchaWidget } from './show-widget.ts';

/** The switches of the forms that may ask for a captcha (RULE-18), and what services call those forms. */
const actions = { signinRecaptcha: 'signIn', signupRecaptcha: 'signUp', resetPasswordRecaptcha: 'resetPassword' } as const;

type Captcha = {
	/** What stands in the form; nothing where it asks for no captcha. */
	readonly view: ReactNode;
	/** Sends the form with the answer; one that is missing is told before anything is sent (LOC-01). When that fails, the next time has another. */
	send<Given>(act: (token: string | undefined) => Promise<Given>): Promise<Given>;
};

/** The captcha of a form, where the service asks for one. */
export function useCaptcha(form: keyof typeof actions, words: FormWords): Captcha {
	const [config, setConfig] = useState<IdentityConfig>();
	const [work, setWork] = useState<WorkState>('waits');
	const widget = useRef<CaptchaWidget>(undefined);
	const look = async (isAnew = false) => {
		const told = await readConfig(pageClient(), isAnew).catch(() => undefined);
		if (told) setConfig(told);
		return told;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the script has come
	useEffect(() => void look(), []);

	const answer = async () => {
		const asking = config ?? (await look());
		if (!asking?.[form]) return undefined;
		if (asking.captchaProvider !== 'altcha') return widget.current?.answer();
		setWork('works');
		const token = await doOwnWork(pageClient());
		setWork('passed');
		return token;
	};
	const send: Captcha['send'] = async (act) => {
		try {
			const token = await answer();
			await requireCaptcha(pageClient(), form, token);
			return await act(token);
		} catch (error) {
			setWork('waits');
			// Forms may ask for a captcha since this page was opened.
			await look(true);
			throw error;
		} finally {
			widget.current?.reset();
		}
	};
	const shown = (captcha: CaptchaWidget | undefined) => (widget.current = captcha);
	const view = config?.[form] && <CaptchaView config={config} action={actions[form]} work={work} words={words} shown={shown} />;
	return { send, view: view || undefined };
}
