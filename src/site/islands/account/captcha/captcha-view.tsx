import shield from 'lucide-static/icons/shield-check.svg?raw';
import { useEffect, useRef, useState } from 'react';
import type { IdentityConfig } from '#identity/contract';
import { pageClient } from '#identity-client';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../form.module.css';
import { FormMessage } from '../form-message.tsx';
import type { FormTexts } from '../form-texts.ts';
import { type CaptchaWidget, showWidget, type WidgetPlace } from './show-widget.ts';

export type CaptchaState = 'waits' | 'solving' | 'passed';

type CaptchaViewProps = Pick<ServiceCaptchaProps, 'words' | 'shown'> & {
	readonly config: IdentityConfig;
	/** The form's name at captcha services. */
	readonly action: string;
	readonly work: CaptchaState;
};

/** Shows the captcha that the identity service is configured for: our own or a third party's. */
export function CaptchaView({ config, action, work, words, shown }: CaptchaViewProps) {
	const { captchaProvider: provider, captchaScript: script, recaptchaSiteKey: siteKey } = config;
	if (provider === 'altcha') return <OwnCaptcha state={work} words={words} />;
	return <ServiceCaptcha key={provider} place={{ provider, script, siteKey, action }} words={words} shown={shown} />;
}

/** Our own captcha: a line that says what the browser does for the reader. */
function OwnCaptcha({ state, words }: { readonly state: CaptchaState; readonly words: FormTexts }) {
	return (
		<p className={styles.work} role="status" data-captcha={state}>
			<Icon svg={shield} size={20} />
			<span>{words.account.captcha[state]}</span>
		</p>
	);
}

type ServiceCaptchaProps = {
	readonly place: Omit<WidgetPlace, 'element'>;
	readonly words: FormTexts;
	/** Called with the widget when it is shown, and with undefined when it is removed. */
	readonly shown: (widget: CaptchaWidget | undefined) => void;
};

/** The captcha of a third party. When its script cannot be loaded, says so and offers to try again. */
function ServiceCaptcha({ place, words, shown }: ServiceCaptchaProps) {
	const element = useRef<HTMLDivElement>(null);
	const [isMissing, setMissing] = useState(false);
	const show = async () => {
		if (!element.current) return;
		setMissing(false);
		try {
			shown(await showWidget(pageClient(), { ...place, element: element.current }));
		} catch {
			setMissing(true);
		}
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the captcha is shown once
	useEffect(() => {
		void show();
		return () => shown(undefined);
	}, []);
	return (
		<div data-captcha={place.provider}>
			<div ref={element} className={isMissing ? undefined : styles.captcha} />
			<div role="alert">
				{isMissing && (
					<FormMessage kind="refused">
						{words.account.captcha.missing}{' '}
						<button type="button" className={styles.again} onClick={show}>
							{words.tryAgain}
						</button>
					</FormMessage>
				)}
			</div>
		</div>
	);
}
