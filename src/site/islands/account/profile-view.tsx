import check from 'lucide-static/icons/badge-check.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import type { ReactNode } from 'react';
import { fill } from '#brands';
import type { Profile } from '#identity/contract';
import { Icon } from '../../ui/icon.tsx';
import { Field, PasswordField } from './field.tsx';
import formStyles from './form.module.css';
import { FormFrame } from './form-frame.tsx';
import type { LiveForm } from './form-state.ts';
import styles from './profile.module.css';
import { type FormWords, requirementOf } from './words.ts';

/** The forms of the profile, by the name that each is posted with. */
export type ProfileFormName = 'profile' | 'change-email' | 'change-password' | 'sign-out' | 'report' | 'deletion' | 'approve-deletion';

/** The reader of a page that is made for her alone, and kept nowhere (P10). */
export type ReaderPage = {
	readonly profile: Profile;
	/** She followed the link of the mail about the deletion of her account. */
	readonly asksDeletion: boolean;
};

export type ProfileViewProps = ReaderPage & {
	readonly words: FormWords;
	readonly form: (name: ProfileFormName) => LiveForm;
	/** Parts that need the browser: devices, ways to sign in, what to follow. */
	readonly children?: ReactNode;
};

/** All that a reader sees and decides about her account (PRF-01, PRF-02). */
export function ProfileView({ profile, words, form, asksDeletion, children }: ProfileViewProps) {
	const texts = words.account.profile;
	return (
		<div className={styles.profile}>
			<header className={styles.head}>
				<h1 className={formStyles.title}>{texts.title}</h1>
				<EmailState profile={profile} words={words} />
				<FormFrame form={form('sign-out')} submit={texts.signOut} words={words.account} isQuiet />
			</header>
			{asksDeletion && (
				<Part title={texts.deletion} text={texts.deletionConfirm}>
					<FormFrame form={form('approve-deletion')} submit={texts.deletionConfirmSubmit} words={words.account} />
				</Part>
			)}
			<Part title={texts.data}>
				<DataForm form={form('profile')} words={words} />
			</Part>
			{children}
			<Part title={texts.changeEmail}>
				<FormFrame form={form('change-email')} submit={texts.changeEmailSubmit} words={words.account} isQuiet>
					<Field
						form={form('change-email')}
						name="email"
						label={words.account.newEmail}
						type="email"
						autoComplete="email"
						inputMode="email"
						required
					/>
				</FormFrame>
			</Part>
			<Part title={texts.changePassword}>
				<PasswordForm form={form('change-password')} words={words} />
			</Part>
			<Part title={texts.report} text={texts.reportText}>
				<FormFrame form={form('report')} submit={texts.reportSubmit} words={words.account} isQuiet />
			</Part>
			<Part title={texts.deletion} text={texts.deletionText}>
				<FormFrame form={form('deletion')} submit={texts.deletionSubmit} words={words.account} isQuiet />
			</Part>
		</div>
	);
}

/** A part of the profile under its own title. */
export function Part({
	title,
	text,
	children,
}: {
	readonly title: string;
	readonly text?: string | undefined;
	readonly children: ReactNode;
}) {
	return (
		<section className={styles.part}>
			<h2 className={styles.title}>{title}</h2>
			{text !== undefined && <p className={styles.text}>{text}</p>}
			{children}
		</section>
	);
}

function EmailState({ profile: { email, emailVerified, unverifiedEmail }, words }: Pick<ProfileViewProps, 'profile' | 'words'>) {
	const texts = words.account.profile;
	return (
		<>
			<p className={styles.email}>
				<span>{email}</span>
				<span className={emailVerified ? styles.right : styles.soft}>
					<Icon svg={emailVerified ? check : clock} size={18} />
					{emailVerified ? texts.emailVerified : texts.emailNotVerified}
				</span>
			</p>
			{unverifiedEmail !== null && <p className={styles.text}>{fill(texts.emailPending, { email: unverifiedEmail })}</p>}
		</>
	);
}

type FormProps = { readonly form: LiveForm; readonly words: FormWords };

function DataForm({ form, words }: FormProps) {
	const { account } = words;
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

function PasswordForm({ form, words }: FormProps) {
	const { account } = words;
	return (
		<FormFrame form={form} submit={account.profile.changePasswordSubmit} words={account} isQuiet>
			<PasswordField form={form} name="oldPassword" label={account.oldPassword} autoComplete="current-password" words={account} />
			<PasswordField
				form={form}
				name="newPassword"
				label={account.newPassword}
				hint={requirementOf(words)}
				autoComplete="new-password"
				isNewPassword
				words={account}
			/>
		</FormFrame>
	);
}
