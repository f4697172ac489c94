import { Field } from '../field.tsx';
import formStyles from '../form.module.css';
import { FormFrame } from '../form-frame.tsx';
import type { PartProps } from './profile-types.ts';

/** Name, birth date and phone (PRF-01). */
export function DataForm({ brand, form: formOf }: PartProps) {
	const { account } = brand.words;
	const form = formOf('profile');
	return (
		<FormFrame form={form} submit={account.profile.save} words={account}>
			<div className={formStyles.pair}>
				<Field form={form} name="firstName" label={account.firstName} autoComplete="given-name" />
				<Field form={form} name="lastName" label={account.lastName} autoComplete="family-name" />
			</div>
			<Field
				form={form}
				name="birthDate"
				label={account.birthDate}
				hint={account.birthDateHint}
				autoComplete="bday"
				inputMode="numeric"
				maxLength={10}
			/>
			<Field
				form={form}
				name="phone"
				label={account.phone}
				hint={account.phoneHint}
				type="tel"
				autoComplete="tel-national"
				inputMode="tel"
			/>
		</FormFrame>
	);
}
