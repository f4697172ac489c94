import { Card } from '../../ui/card.tsx';
import styles from './carousel.module.css';
import type { LookProps } from './look-props.ts';

/** A row that a finger, a wheel or the arrow keys move along. */
export function Carousel({ cards, brand, level, label, now }: LookProps) {
	return (
		// The row scrolls, so the keyboard has to get hold of it.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box without focus cannot be moved by keys
		<section className={styles.window} tabIndex={0} aria-label={label}>
			<ul className={styles.row}>
				{cards.map((card) => (
					<li key={card.id} className={styles.item}>
						<Card card={card} weight="standard" brand={brand} level={level} slot="quarter" {...(now && { now })} />
					</li>
				))}
			</ul>
		</section>
	);
}
