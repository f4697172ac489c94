import { goTo, pageClient, signUp, storeReaderData } from '#identity-client';
import { emitEvent } from '../../../client/emit-event.ts';
import { useCaptcha } from '../captcha/use-captcha.tsx';
import { formSchemas } from '../schemas.ts';
import { useForm } from '../use-form.ts';
import { keepUnverifiedEmail, noteSentEmail } from '../verification/unverified-email-storage.ts';
import type { AuthFormProps } from './auth-form-props.ts';
import { SignUpView } from './auth-views.tsx';
import { useSignInButtons } from './use-sign-in-buttons.tsx';

/** The form to sign up. It leads to the page that waits for the reader to verify the address. */
export function SignUp(props: AuthFormProps) {
	const { words, variant, initial, action } = props;
	const captcha = useCaptcha('signupRecaptcha', words);
	const form = useForm({
		name: 'sign-up',
		schema: formSchemas['sign-up'](words.rules),
		words,
		initial,
		onStart: () => emitEvent({ event: 'form_interaction', form_name: 'registrarme' }),
		send: async ({ name, lastname, email, password }) => {
			const account = { firstName: name, lastName: lastname, email, password, rememberMe: true };
			const { uuid } = await captcha.send((recaptchaToken) => signUp(pageClient(), { ...account, recaptchaToken }));
			keepUnverifiedEmail(email);
			noteSentEmail();
			await storeReaderData(pageClient());
			goTo(pageClient(), 'validar-registro', { uuid, email });
			return undefined;
		},
	});
	return <SignUpView {...{ form, variant, words, action }} providers={useSignInButtons(props)} captcha={captcha.view} />;
}
