// Shows the message that the account page before left for this one.
import styles from '../form.module.css';
import { Notice } from '../form-frame.tsx';
import { NewResetLink } from '../new-reset-link.tsx';
import type { FormWords } from '../words.ts';
import { type Told, toldNotice } from './told.ts';

type ToldNoticeProps = { readonly told: Told | undefined; readonly words: FormWords };

/** Tells what the step before did, on the page that followed it, and offers a new link in place of a spent one. */
export function ToldNotice({ told, words }: ToldNoticeProps) {
	const notice = told && toldNotice(told, words);
	return (
		<div role="status" className={styles.told}>
			{notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
			{told === 'reset-link-dead' && <NewResetLink words={words.account} />}
		</div>
	);
}
