import { readsPath } from '#analytics/contract';
import type { Brand } from '#brands';
import type { Story } from '#content/contract';
import { ForReaders } from '../../ui/preview.tsx';
import styles from './read-pixel.module.css';

/**
 * A picture of 1 × 1 px near the end of a story. Browsers load it when the reader comes near, which counts the story as read, without scripts.
 * Previews have none, nor do brands that ask for consent even to their own counts.
 */
export function ReadPixel({ story: { id }, brand: { consentFor } }: { readonly story: Story; readonly brand: Brand }) {
	if (consentFor === 'everything') return null;
	return (
		<ForReaders>
			<img className={styles.read} src={`${readsPath}?id=${encodeURIComponent(id)}`} alt="" width={1} height={1} loading="lazy" />
		</ForReaders>
	);
}
