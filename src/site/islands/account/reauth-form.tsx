import * as v from 'valibot';
import { login, pageClient } from '#identity-client';
import { captchaToken } from './captcha.ts';
import { PasswordField } from './field.tsx';
import { FormFrame } from './form-frame.tsx';
import { useForm } from './use-form.ts';
import type { FormWords } from './words.ts';

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty('required')) });

/** Proves again who the reader is, without leaving what she was doing (LIM-01). */
export function ReauthForm({ words, email }: { readonly words: FormWords; readonly email: string }) {
	const { account } = words;
	const form = useForm({
		name: 'again',
		schema,
		words,
		send: async ({ password }) => {
			const recaptchaToken = await captchaToken(pageClient(), 'signinRecaptcha');
			await login(pageClient(), { email, password, rememberMe: true, recaptchaToken });
			return { values: {}, problems: {}, done: account.profile.againDone };
		},
	});
	return (
		<FormFrame form={form} submit={account.signInSubmit} words={account}>
			<PasswordField form={form} name="password" label={account.password} autoComplete="current-password" words={account} />
		</FormFrame>
	);
}
