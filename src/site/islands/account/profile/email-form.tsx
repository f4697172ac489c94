import { Field } from '../field.tsx';
import { FormFrame } from '../form-frame.tsx';
import type { PartProps } from './profile-data.ts';

/** Asks for another e-mail (RULE-11); it counts once it is confirmed (A15). */
export function EmailForm({ brand, form: formOf }: PartProps) {
	const { account } = brand.words;
	const form = formOf('change-email');
	return (
		<FormFrame form={form} submit={account.profile.changeEmailSubmit} words={account} isQuiet>
			<Field form={form} name="email" label={account.newEmail} type="email" autoComplete="email" inputMode="email" required />
		</FormFrame>
	);
}
