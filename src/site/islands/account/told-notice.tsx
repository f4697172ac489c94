import styles from './form.module.css';
import { Notice } from './form-frame.tsx';
import { type Told, toldNotice } from './told.ts';
import type { FormWords } from './words.ts';

type ToldNoticeProps = { readonly told: Told | undefined; readonly words: FormWords };

/** Tells what the step before did, on the page that followed it. */
export function ToldNotice({ told, words }: ToldNoticeProps) {
	const notice = told && toldNotice(told, words);
	return (
		<div role="status" className={styles.told}>
			{notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
		</div>
	);
}
