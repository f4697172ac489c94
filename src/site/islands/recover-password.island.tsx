// Needs the browser: it checks the field while one types, and shows the result in place. Fallback: the form is posted.
import { pageClient, requestPasswordReset } from '#identity-client';
import { useCaptcha } from './account/captcha/use-captcha.tsx';
import type { FormState } from './account/form-state.ts';
import { RecoverView } from './account/password-views.tsx';
import { formSchemas } from './account/schemas.ts';
import { useForm } from './account/use-form.ts';
import type { FormWords } from './account/words.ts';

export type RecoverPasswordProps = { readonly words: FormWords; readonly initial: FormState };

/** The form that asks for a link to a new password (REC-01). */
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
