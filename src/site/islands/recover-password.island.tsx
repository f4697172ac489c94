// Needs the browser: the field is checked while one types, and the page tells at once what came of it. Without it the form is posted.
import { pageClient, requestPasswordReset } from '#identity-client';
import { useCaptcha } from './account/captcha/use-captcha.tsx';
import type { FormState } from './account/form-state.ts';
import { RecoverView } from './account/password-views.tsx';
import { formSchemas } from './account/schemas.ts';
import { useForm } from './account/use-form.ts';
import type { FormWords } from './account/words.ts';

export type RecoverPasswordProps = { readonly words: FormWords; readonly initial: FormState };

/** Asks for the link to a new password (REC-01). */
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
