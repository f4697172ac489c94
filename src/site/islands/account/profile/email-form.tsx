import { Field } from '../field.tsx';
import { FormFrame } from '../form-frame.tsx';
import type { PartProps } from './profile-types.ts';

/** Changes the email (RULE-11); the new one takes effect when it is verified (A15). */
export function EmailForm({ brand, form: formOf }: PartProps) {
	const { account } = brand.words;
	const form = formOf('change-email');
	return (
		<FormFrame form={form} submit={account.profile.changeEmailSubmit} words={account} isQuiet>
			<Field form={form} name="email" label={account.newEmail} type="email" autoComplete="email" inputMode="email" required />
		</FormFrame>
	);
}
