// Step 2 of a password reset, signed out: sets the password by the reset link. Needs the browser: it removes the link's secret from the
// address, and signs in with the new password. Without scripts the form is posted.
import { useEffect, useRef, useState } from 'react';
import { goTo, isRefusal, leaveResetLink, pageClient, refusals, signedInState } from '#identity-client';
import { isStaffBrowser } from '../client/is-staff-browser.ts';
import { useCaptcha } from './account/captcha/use-captcha.tsx';
import { type EmailLinkQuery, takeEmailLinkQuery } from './account/email-link-query.ts';
import type { LinkState } from './account/email-link-state.ts';
import { leaveFlashMessage } from './account/flash-message/flash-message-storage.ts';
import type { FormState } from './account/form-state.ts';
import type { FormTexts } from './account/form-texts.ts';
import { modifyPasswordRedirect } from './account/page-redirects.ts';
import { ModifyView } from './account/password-views.tsx';
import { formSchemas } from './account/schemas.ts';
import { setPassword } from './account/set-password.ts';
import { useForm } from './account/use-form.ts';

export type ModifyPasswordProps = {
	readonly words: FormTexts;
	readonly initial: FormState;
	/** The state of the link that opened the page, where there is one. */
	readonly link?: LinkState | undefined;
};

/** The form of step 2, which signs in with the new password (PWD-05 to PWD-08, FLOW-17 to FLOW-19). */
export function ModifyPassword({ words, initial, link: state }: ModifyPasswordProps) {
	const link = useRef<EmailLinkQuery>(undefined);
	const [isDead, setDead] = useState(state === 'dead');
	useEffect(() => {
		link.current = takeEmailLinkQuery();
		const visitor = { link: link.current, isStaffBrowser: isStaffBrowser() };
		void signedInState(pageClient()).then((session) => {
			const target = modifyPasswordRedirect(visitor, session);
			if (target === undefined) return;
			if (state === 'valid' && target === 'perfil') leaveResetLink(pageClient(), visitor.link);
			else leaveFlashMessage('reset-link-dead');
			goTo(pageClient(), target);
		});
	}, [state]);
	const captcha = useCaptcha('signinRecaptcha', words);
	const form = useForm({
		name: 'modify',
		schema: formSchemas.modify(words.rules),
		words,
		initial,
		send: ({ newPassword }) =>
			captcha.send(async (recaptchaToken) => {
				const nonce = link.current?.nonce ?? '';
				try {
					if (await setPassword({ nonce, newPassword, recaptchaToken })) leave();
					return undefined;
				} catch (error) {
					if (!isRefusal(error, refusals.nonceSpent)) throw error;
					setDead(true);
					return initial;
				}
			}),
	});
	return <ModifyView form={form} words={words} captcha={captcha.view} link={isDead ? 'dead' : state === undefined ? 'none' : 'works'} />;
}

/** Leads to the profile, which says what was done (FLOW-18). */
function leave(): void {
	leaveFlashMessage('password-changed');
	goTo(pageClient(), 'perfil');
}
