import { goTo, isRefusal, login, pageClient, refusals } from '#identity-client';
import { useCaptcha } from '../captcha/use-captcha.tsx';
import { leaveFlashMessage } from '../flash-message/flash-message-storage.ts';
import { FlashMessageView } from '../flash-message/flash-message-view.tsx';
import { useFlashMessage } from '../flash-message/use-flash-message.ts';
import { FormFrame } from '../form-frame.tsx';
import { formSchemas } from '../schemas.ts';
import { trackLoginError } from '../track-session.ts';
import { useForm } from '../use-form.ts';
import { unverifiedEmail } from '../verification/unverified-email-storage.ts';
import type { AuthFormProps } from './auth-form-props.ts';
import { SignInView } from './auth-views.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { FormWithoutScripts } from './form-without-scripts.tsx';
import { LinkForm } from './one-time-link.tsx';
import { useSignInButtons } from './use-sign-in-buttons.tsx';

/** The sign-in form, filled with the email address of the last sign-up, below the flash message of the previous page. */
export function SignIn(props: AuthFormProps) {
	const { words, variant, action } = props;
	const flashMessage = useFlashMessage(props.flashMessage);
	const { form, captcha } = useSignIn(props);
	return (
		<>
			<SignInView
				{...{ form, variant, words, action, captcha }}
				notice={<FlashMessageView flashMessage={flashMessage} words={words} />}
				providers={useSignInButtons(props)}
			/>
			<FormsWithoutScripts {...props} />
		</>
	);
}

/** Signs in with a password. A reader who has not verified the address is redirected to the page that sends the email again. */
function useSignIn(props: AuthFormProps) {
	const { words, initial } = props;
	const captcha = useCaptcha('signinRecaptcha', words);
	const form = useForm({
		name: 'sign-in',
		schema: formSchemas['sign-in'](words.rules),
		words,
		initial,
		known: () => ({ email: unverifiedEmail() ?? '' }),
		send: async ({ email, password }) => {
			try {
				await captcha.send((recaptchaToken) => login(pageClient(), { email, password, rememberMe: true, recaptchaToken }));
				await finishSignIn(props);
			} catch (error) {
				trackLoginError(error);
				if (!isRefusal(error, refusals.emailNotVerified)) throw error;
				leaveFlashMessage('email-not-verified');
				goTo(pageClient(), 'validar-registro');
			}
			return undefined;
		},
	});
	return { form, captcha: captcha.view };
}

/** The forms that finish a sign-in by a one-time link or at a provider. */
function FormsWithoutScripts({ words, link, returned }: AuthFormProps) {
	const { account } = words;
	return (
		<>
			{link && (
				<FormWithoutScripts state={link} hint={account.linkHint}>
					<LinkForm form={{ name: 'one-time-link', state: link }} words={words} />
				</FormWithoutScripts>
			)}
			{returned && (
				<FormWithoutScripts state={returned} hint={account.providerHint}>
					<FormFrame form={{ name: 'provider', state: returned }} submit={account.signInSubmit} words={account} />
				</FormWithoutScripts>
			)}
		</>
	);
}
