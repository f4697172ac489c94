import type { Brand } from '#brands';
import { PlainIsland } from '../../../ui/island.tsx';
import { ForReaders } from '../../../ui/preview.tsx';
import { LeftHere } from './left-here.tsx';
import { Listen } from './listen.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './reading-tools.module.css';
import { TextSize } from './text-size.tsx';

/** The tools above the text of a story: listening, text size, printing, and the place where the reader left it. */
export function ReadingTools({ brand }: { readonly brand: Brand }) {
	return (
		<PlainIsland name="reading" when="soon">
			<section className={styles.tools} aria-label={brand.texts.reading.tools} data-aside="">
				<TextSize texts={brand.texts.reading} />
				<PrintButton texts={brand.texts.reading} />
				<Listen brand={brand} />
			</section>
			<ForReaders>
				<LeftHere brand={brand} />
			</ForReaders>
		</PlainIsland>
	);
}
