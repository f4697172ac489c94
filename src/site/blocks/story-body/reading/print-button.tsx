import printer from 'lucide-static/icons/printer.svg?raw';
import type { ReadingTexts } from '#brands';
import { Icon } from '../../../ui/icon.tsx';
import { PlainIsland } from '../../../ui/island.tsx';
import styles from './reading-tools.module.css';

/** Prints the page. The print style sheet hides everything but the story. */
export function PrintButton({ texts }: { readonly texts: ReadingTexts }) {
	return (
		<PlainIsland name="print" when="interaction">
			<button type="button" className={styles.tool} aria-label={texts.print}>
				<Icon svg={printer} />
			</button>
		</PlainIsland>
	);
}
