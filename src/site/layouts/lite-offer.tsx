import type { BlockPage } from '../block.ts';
import { hrefInOutput } from '../output-availability.ts';
import styles from './lite-offer.module.css';

/**
 * A line above the header that leads to the light version of the page. The style sheet shows it where the browser saves data: the page itself is
 * the same for all readers, so that the cache holds it once.
 */
export function LiteOffer(page: BlockPage) {
	const href = hrefInOutput('lite', page);
	if (href === undefined) return null;
	return (
		<a className={styles.offer} href={href}>
			{page.context.brand.texts.lite.offer}
		</a>
	);
}
