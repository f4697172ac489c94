import formStyles from '../form.module.css';
import { FormFrame, FormMessages } from '../form-frame.tsx';
import type { AccountForm } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';
import styles from './profile.module.css';
import { ProfilePart } from './profile-part.tsx';
import type { PartProps } from './profile-types.ts';

/** Asks for the account's deletion (API-27); an email then has the link to approve it. */
export function RequestDeletion({ brand: { words }, profile, form }: PartProps) {
	const texts = words.account.profile;
	const isRequested = profile.status === 'PendingAnonymize';
	return (
		<>
			<p className={styles.text}>{isRequested ? texts.deletionWaits : texts.deletionText}</p>
			<FormFrame form={form('deletion')} submit={isRequested ? texts.deletionAgain : texts.deletionSubmit} words={words.account} isQuiet />
		</>
	);
}

type DecideProps = { readonly words: FormTexts; readonly approve: AccountForm; readonly decline?: AccountForm };

/** Approves or declines the deletion by the link of the email (API-28, API-29). Only a signed-in reader can decline. */
export function DecideDeletion({ words, approve, decline }: DecideProps) {
	const { account } = words;
	const texts = account.profile;
	if (decline?.state.done !== undefined) return <FormMessages {...decline} />;
	return (
		<ProfilePart title={texts.deletionDecide} text={texts.deletionConfirm}>
			<FormFrame form={approve} submit={texts.deletionConfirmSubmit} words={account} />
			{decline === undefined ? <p className={styles.text}>{texts.deletionSignedOut}</p> : <Keep words={words} form={decline} />}
		</ProfilePart>
	);
}

function Keep({ words: { account }, form }: { readonly words: FormTexts; readonly form: AccountForm }) {
	const { keepText, keepReasons, keepSubmit } = account.profile;
	return (
		<FormFrame form={form} submit={keepSubmit} words={account} isQuiet>
			<fieldset className={styles.groups}>
				<legend className={formStyles.label}>{keepText}</legend>
				{Object.entries(keepReasons).map(([reason, label]) => (
					<label key={reason} className={formStyles.tick}>
						<input type="radio" name="reason" value={reason} required />
						{label}
					</label>
				))}
			</fieldset>
		</FormFrame>
	);
}
