import type { Brand } from '#brands';
import { PlainIsland } from '../../../ui/island.tsx';
import { LeftHere } from './left-here.tsx';
import { Listen } from './listen.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './reading-tools.module.css';
import { TextSize } from './text-size.tsx';

/** What helps to read a story, above its text: hearing it, the size of its text, print, and the place at which a reader left it. */
export function ReadingTools({ brand }: { readonly brand: Brand }) {
	return (
		<PlainIsland name="reading" when="soon">
			<section className={styles.tools} aria-label={brand.texts.reading.tools} data-aside="">
				<TextSize texts={brand.texts.reading} />
				<PrintButton texts={brand.texts.reading} />
				<Listen brand={brand} />
			</section>
			<LeftHere brand={brand} />
		</PlainIsland>
	);
}
