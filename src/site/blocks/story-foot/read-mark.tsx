import { readsPath } from '#analytics/contract';
import type { Brand } from '#brands';
import type { Story } from '#content/contract';
import { ForReaders } from '../../ui/preview.tsx';
import styles from './read-mark.module.css';

/**
 * Counts that the story was read, when the reader comes near its end. Needs no script. A preview, and a brand that asks for consent to its
 * own counts, have none.
 */
export function ReadMark({ story: { id }, brand: { consentFor } }: { readonly story: Story; readonly brand: Brand }) {
	if (consentFor === 'everything') return null;
	return (
		<ForReaders>
			<img className={styles.read} src={`${readsPath}?id=${encodeURIComponent(id)}`} alt="" width={1} height={1} loading="lazy" />
		</ForReaders>
	);
}
