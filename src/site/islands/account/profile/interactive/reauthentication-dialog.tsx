import { useEffect, useId, useRef, useState } from 'react';
import type { Profile } from '#identity/contract';
import { goTo, isRefusal, login, pageClient, refusals } from '#identity-client';
import { useCaptcha } from '../../captcha/use-captcha.tsx';
import { errorText } from '../../error-text.ts';
import { PasswordField } from '../../field.tsx';
import formStyles from '../../form.module.css';
import { FormFrame } from '../../form-frame.tsx';
import { FormMessage } from '../../form-message.tsx';
import type { FormTexts } from '../../form-texts.ts';
import { formSchemas } from '../../schemas.ts';
import { GoogleButton } from '../../sign-in-providers/google-button.tsx';
import { trackLoginError } from '../../track-session.ts';
import { useForm } from '../../use-form.ts';
import styles from '../profile.module.css';
import { signOut } from './sign-out.ts';

type ReauthenticationDialogProps = {
	readonly words: FormTexts;
	readonly profile: Profile;
	/** Why the reader is asked. */
	readonly reason: string | undefined;
	readonly settle: (isReauthenticated: boolean) => void;
};

/** Asks the reader to sign in again, in a dialog over the page. Escape cancels. */
export function ReauthenticationDialog({ words, profile, reason, settle }: ReauthenticationDialogProps) {
	const texts = words.account.profile;
	const dialog = useRef<HTMLDialogElement>(null);
	const title = useId();
	const [refusal, setRefusal] = useState(reason);
	useEffect(() => dialog.current?.showModal(), []);
	const has = (wanted: string) => profile.identities.some(({ type }) => type === wanted);
	// Only linking needs a fresh sign-in. So this refusal means that the Google account is not linked to the account of the reader.
	const refuse = (error: unknown) => setRefusal(isRefusal(error, refusals.signInAgain) ? texts.againNotLinked : errorText(error, words));
	return (
		<dialog ref={dialog} className={`${styles.dialog} ${formStyles.tones}`} aria-labelledby={title} onClose={() => settle(false)}>
			<h2 id={title} className={styles.title}>
				{texts.again}
			</h2>
			<p className={styles.text}>{has('Password') ? texts.againText : texts.againOtherwise}</p>
			<div role="alert" className={formStyles.message}>
				{refusal !== undefined && <FormMessage kind="refused">{refusal}</FormMessage>}
			</div>
			{has('Password') && <PasswordForm words={words} email={profile.email ?? ''} succeeded={() => settle(true)} />}
			{has('Google') && <GoogleButton signedIn={() => settle(true)} failed={refuse} />}
			{!has('Password') && (
				<button type="button" className={styles.press} onClick={() => void signOut(profile).then(() => goTo(pageClient(), 'ingresar'))}>
					{texts.againElsewhere}
				</button>
			)}
			<button type="button" className={styles.press} onClick={() => dialog.current?.close()}>
				{texts.cancel}
			</button>
		</dialog>
	);
}

type PasswordFormProps = { readonly words: FormTexts; readonly email: string; readonly succeeded: () => void };

function refused(error: unknown): never {
	trackLoginError(error);
	throw error;
}

function PasswordForm({ words, email, succeeded }: PasswordFormProps) {
	const { account } = words;
	const captcha = useCaptcha('signinRecaptcha', words);
	const form = useForm({
		name: 'again',
		schema: formSchemas.again(),
		words,
		send: async ({ password }) => {
			await captcha.send((recaptchaToken) => login(pageClient(), { email, password, rememberMe: true, recaptchaToken })).catch(refused);
			succeeded();
			return undefined;
		},
	});
	return (
		<FormFrame form={form} submit={account.signInSubmit} words={account}>
			<PasswordField form={form} name="password" label={account.password} autoComplete="current-password" words={account} />
			{captcha.view}
		</FormFrame>
	);
}
