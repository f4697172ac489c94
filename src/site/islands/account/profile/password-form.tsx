import { NewPasswordField, PasswordField } from '../field.tsx';
import { FormFrame, FormMessages } from '../form-frame.tsx';
import styles from './profile.module.css';
import type { PartProps } from './profile-types.ts';

/** Changes the password (RULE-12). Without a password yet, sends a link to choose one; a reader who followed that link chooses it here. */
export function PasswordForm(props: PartProps) {
	const { profile, reset } = props;
	const hasPassword = profile.identities.some(({ type }) => type === 'Password');
	return (
		<>
			{reset && <FormMessages state={reset.state} />}
			{reset?.form || (hasPassword ? <ChangePassword {...props} /> : <ChoosePassword {...props} />)}
		</>
	);
}

function ChangePassword({ brand: { words }, form }: PartProps) {
	const { account } = words;
	const change = form('change-password');
	return (
		<FormFrame form={change} submit={account.profile.changePasswordSubmit} words={account} isQuiet>
			<PasswordField form={change} name="oldPassword" label={account.oldPassword} autoComplete="current-password" words={account} />
			<NewPasswordField form={change} name="newPassword" label={account.newPassword} words={words} />
		</FormFrame>
	);
}

function ChoosePassword({ brand: { words }, form }: PartProps) {
	const { profile: texts } = words.account;
	return (
		<>
			<p className={styles.text}>{texts.choosePasswordText}</p>
			<FormFrame form={form('choose-password')} submit={texts.choosePasswordSubmit} words={words.account} isQuiet />
		</>
	);
}
