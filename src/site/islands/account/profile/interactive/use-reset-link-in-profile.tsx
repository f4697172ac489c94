import { useEffect, useState } from 'react';
import { endpoints, type Profile } from '#identity/contract';
import { callFor, isRefusal, pageClient, refusals, takeResetLink } from '#identity-client';
import { useCaptcha } from '../../captcha/use-captcha.tsx';
import { errorText } from '../../error-text.ts';
import { NewPasswordField } from '../../field.tsx';
import { FormFrame } from '../../form-frame.tsx';
import { emptyForm, type FormState } from '../../form-state.ts';
import type { FormTexts } from '../../form-texts.ts';
import { formSchemas } from '../../schemas.ts';
import { setPassword } from '../../set-password.ts';
import { useForm } from '../../use-form.ts';
import styles from '../profile.module.css';
import type { PasswordReset } from '../profile-types.ts';

/** Step 2 of a password reset for a signed-in reader, inside the profile: sets the password by the reset link (PWD-06). */
export function useResetLinkInProfile(words: FormTexts, changed: (profile: Profile) => void): PasswordReset {
	const [nonce, setNonce] = useState<string>();
	const [result, setResult] = useState(emptyForm);
	useEffect(() => setNonce(takeResetLink(pageClient())), []);
	const settle = (state: FormState) => {
		setResult(state);
		setNonce(undefined);
	};
	return { state: result, form: nonce && <ResetPassword words={words} nonce={nonce} changed={changed} settle={settle} /> };
}

type ResetPasswordProps = {
	readonly words: FormTexts;
	readonly nonce: string;
	readonly changed: (profile: Profile) => void;
	/** Called with the result when the link has worked, or is spent. */
	readonly settle: (state: FormState) => void;
};

function ResetPassword({ words, nonce, changed, settle }: ResetPasswordProps) {
	const { account } = words;
	const texts = account.profile;
	const captcha = useCaptcha('signinRecaptcha', words);
	const form = useForm({
		name: 'reset-password',
		schema: formSchemas['reset-password'](words.rules),
		words,
		send: ({ newPassword }) =>
			captcha.send(async (recaptchaToken) => {
				try {
					if (!(await setPassword({ nonce, newPassword, recaptchaToken }))) return undefined;
					changed(await callFor(pageClient(), endpoints.profile));
					settle({ ...emptyForm, done: texts.resetDone });
				} catch (error) {
					if (!isRefusal(error, refusals.nonceSpent)) throw error;
					settle({ ...emptyForm, invalidInput: errorText(error, words) });
				}
				return undefined;
			}),
	});
	// The reader followed the link to this form, which is below other parts of the page.
	useEffect(() => document.getElementById(`${form.name}-newPassword`)?.focus(), [form.name]);
	return (
		<>
			<p className={styles.text}>{texts.resetText}</p>
			<FormFrame form={form} submit={texts.resetSubmit} words={account}>
				<NewPasswordField form={form} name="newPassword" label={account.newPassword} words={words} />
				{captcha.view}
			</FormFrame>
		</>
	);
}
