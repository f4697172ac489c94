// Needs the browser: it takes the link's secret out of the address and signs the reader in with the new password. Without it the form is posted.
import { useEffect, useRef } from 'react';
import { endpoints } from '#identity/contract';
import { call, goTo, isAuthenticationFailed, login, pageClient, signedInState } from '#identity-client';
import { isAdmin } from '../client/is-admin.ts';
import { useCaptcha } from './account/captcha/use-captcha.tsx';
import type { FormState } from './account/form-state.ts';
import { type LinkOfMail, takeLink } from './account/link-of-mail.ts';
import { ModifyView } from './account/password-views.tsx';
import { formSchemas } from './account/schemas.ts';
import { awayFromModify } from './account/sends-away.ts';
import { useForm } from './account/use-form.ts';
import type { FormWords } from './account/words.ts';

export type ModifyPasswordProps = { readonly words: FormWords; readonly initial: FormState };

/** Takes a new password and signs in with it (PWD-05 to PWD-08, FLOW-17 to FLOW-19). */
export function ModifyPassword({ words, initial }: ModifyPasswordProps) {
	const link = useRef<LinkOfMail>(undefined);
	useEffect(() => {
		link.current = takeLink();
		const opened = { link: link.current, isAdmin: isAdmin() };
		void signedInState(pageClient()).then((state) => {
			const away = awayFromModify(opened, state);
			if (away !== undefined) goTo(pageClient(), away);
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
				const params = { nonce: link.current?.nonce ?? '' };
				const { userName } = await call(pageClient(), endpoints.resetPassword, { params, body: { newPassword } });
				await signInAgain({ email: userName, password: newPassword, rememberMe: true, recaptchaToken });
				return undefined;
			}),
	});
	return <ModifyView form={form} words={words} captcha={captcha.view} />;
}

async function signInAgain(given: Parameters<typeof login>[1]): Promise<void> {
	try {
		await login(pageClient(), given);
		goTo(pageClient(), 'perfil');
	} catch (error) {
		if (!isAuthenticationFailed(error)) throw error;
		goTo(pageClient(), 'ingresar');
	}
}
