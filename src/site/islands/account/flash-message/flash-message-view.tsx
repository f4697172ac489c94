import styles from '../form.module.css';
import { FormMessage } from '../form-message.tsx';
import type { FormTexts } from '../form-texts.ts';
import { NewResetLink } from '../new-reset-link.tsx';
import { type FlashMessage, flashMessageContent } from './flash-message.ts';

type FlashMessageViewProps = { readonly flashMessage: FlashMessage | undefined; readonly words: FormTexts };

/** Shows the message that the previous account page left for this one, and offers a new link in place of a spent one. */
export function FlashMessageView({ flashMessage, words }: FlashMessageViewProps) {
	const content = flashMessage && flashMessageContent(flashMessage, words);
	return (
		<div role="status" className={styles.message}>
			{content && <FormMessage kind={content.kind}>{content.text}</FormMessage>}
			{flashMessage === 'reset-link-dead' && <NewResetLink words={words.account} />}
		</div>
	);
}
