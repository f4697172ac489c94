// Needs the browser: it removes the link's secret from the address, and signs in with the new password. Fallback: the form is posted.
import { useEffect, useRef } from 'react';
import { goTo, leaveResetLink, pageClient, signedInState } from '#identity-client';
import { isAdmin } from '../client/is-admin.ts';
import { useCaptcha } from './account/captcha/use-captcha.tsx';
import type { FormState } from './account/form-state.ts';
import { type MailLink, takeMailLink } from './account/mail-link.ts';
import { modifyPasswordRedirect } from './account/page-redirects.ts';
import { ModifyView } from './account/password-views.tsx';
import { formSchemas } from './account/schemas.ts';
import { setPassword } from './account/set-password.ts';
import { useForm } from './account/use-form.ts';
import type { FormWords } from './account/words.ts';

export type ModifyPasswordProps = { readonly words: FormWords; readonly initial: FormState };

/** The form that sets a new password and signs in with it (PWD-05 to PWD-08, FLOW-17 to FLOW-19). */
export function ModifyPassword({ words, initial }: ModifyPasswordProps) {
	const link = useRef<MailLink>(undefined);
	useEffect(() => {
		link.current = takeMailLink();
		const visitor = { link: link.current, isAdmin: isAdmin() };
		void signedInState(pageClient()).then((state) => {
			const target = modifyPasswordRedirect(visitor, state);
			if (target === 'perfil') leaveResetLink(pageClient(), visitor.link);
			if (target !== undefined) goTo(pageClient(), target);
		});
	}, []);
	const captcha = useCaptcha('signinRecaptcha', words);
	const form = useForm({
		name: 'modify',
		schema: formSchemas.modify(words.rules),
		words,
		initial,
		send: ({ newPassword }) =>
			captcha.send(async (recaptchaToken) => {
				const nonce = link.current?.nonce ?? '';
				if (await setPassword({ nonce, newPassword, recaptchaToken })) goTo(pageClient(), 'perfil');
				return undefined;
			}),
	});
	return <ModifyView form={form} words={words} captcha={captcha.view} />;
}
