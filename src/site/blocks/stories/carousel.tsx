import { Card } from '../../ui/card.tsx';
import styles from './carousel.module.css';
import type { LookProps } from './look-props.ts';

/** The look `carousel`: a row of cards that scrolls sideways. */
export function Carousel({ cards, brand, level, label, now }: LookProps) {
	return (
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
