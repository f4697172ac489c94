import { NewPasswordField, PasswordField } from '../field.tsx';
import { FormFrame, FormMessages } from '../form-frame.tsx';
import styles from './profile.module.css';
import type { PartProps } from './profile-types.ts';

/** Changes the password (RULE-12). Without a password yet, sends a link to choose one; a reader who followed that link chooses it here. */
export function PasswordForm(props: PartProps) {
	const { reset } = props;
	return (
		<>
			{reset && <FormMessages state={reset.state} />}
			{reset?.form || <PlainForm {...props} />}
		</>
	);
}

function PlainForm({ brand: { words }, profile, form }: PartProps) {
	const { account } = words;
	const texts = account.profile;
	if (!profile.identities.some(({ type }) => type === 'Password')) {
		return (
			<>
				<p className={styles.text}>{texts.choosePasswordText}</p>
				<FormFrame form={form('choose-password')} submit={texts.choosePasswordSubmit} words={account} isQuiet />
			</>
		);
	}
	const change = form('change-password');
	return (
		<FormFrame form={change} submit={texts.changePasswordSubmit} words={account} isQuiet>
			<PasswordField form={change} name="oldPassword" label={account.oldPassword} autoComplete="current-password" words={account} />
			<NewPasswordField form={change} name="newPassword" label={account.newPassword} words={words} />
		</FormFrame>
	);
}
