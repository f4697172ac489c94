// Step 1 of a password reset: asks for the email with a password reset link. Needs the browser: it checks the field while one types, and
// shows the result in place. Without scripts the form is posted.
import { pageClient, requestPasswordReset } from '#identity-client';
import { useCaptcha } from './account/captcha/use-captcha.tsx';
import type { FormState } from './account/form-state.ts';
import type { FormTexts } from './account/form-texts.ts';
import { RecoverView } from './account/password-views.tsx';
import { formSchemas } from './account/schemas.ts';
import { useForm } from './account/use-form.ts';

export type RecoverPasswordProps = { readonly words: FormTexts; readonly initial: FormState };

/** The form of step 1 (REC-01). */
export function RecoverPassword({ words, initial }: RecoverPasswordProps) {
	const captcha = useCaptcha('resetPasswordRecaptcha', words);
	const form = useForm({
		name: 'recover',
		schema: formSchemas.recover(),
		words,
		initial,
		send: async ({ email }) => {
			await captcha.send((token) => requestPasswordReset(pageClient(), email, token));
			return { values: {}, problems: {}, done: words.account.recoverDone };
		},
	});
	return <RecoverView form={form} words={words} captcha={captcha.view} />;
}
