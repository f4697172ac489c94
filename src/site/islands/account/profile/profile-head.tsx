import check from 'lucide-static/icons/badge-check.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import { fill } from '#brands';
import { Icon } from '../../../ui/icon.tsx';
import formStyles from '../form.module.css';
import { FormMessages } from '../form-frame.tsx';
import { ButtonForm } from './button-form.tsx';
import styles from './profile.module.css';
import type { PartProps } from './profile-types.ts';

/** The title of the profile, the state of the email, and the button to sign out. */
export function ProfileHead({ brand: { words }, profile, form, readOn }: PartProps) {
	const texts = words.account.profile;
	const { email, emailVerified, unverifiedEmail } = profile;
	const isPending = unverifiedEmail !== null && unverifiedEmail !== email;
	return (
		<header className={styles.head}>
			<h1 className={formStyles.title}>{texts.title}</h1>
			<div className={styles.email}>
				<span>{email}</span>
				<span className={emailVerified ? styles.right : styles.soft}>
					<Icon svg={emailVerified ? check : clock} size={18} />
					{emailVerified ? texts.emailVerified : texts.emailNotVerified}
				</span>
				{!emailVerified && email !== null && (
					<ButtonForm form={form('resend')} words={words.account.resend} waits={words.account.resendWaits} />
				)}
			</div>
			<FormMessages {...form('resend')} />
			{isPending && <p className={styles.text}>{fill(texts.emailPending, { email: unverifiedEmail })}</p>}
			<div className={styles.ways}>
				{readOn !== undefined && (
					<a className={styles.readOn} href={readOn}>
						{texts.readOn}
					</a>
				)}
				<a className={styles.readOn} href="/para-vos/">
					{texts.readingLists}
				</a>
				<ButtonForm form={form('sign-out')} words={texts.signOut} />
			</div>
		</header>
	);
}
