import { Card } from '../../ui/card.tsx';
import type { LookProps } from './look-props.ts';
import styles from './pair.module.css';

/** The look `pair`: two columns of cards with large pictures. */
export function Pair({ cards, brand, level, now }: LookProps) {
	return (
		<ul className={styles.pair}>
			{cards.map((card) => (
				<li key={card.id} className={styles.half}>
					<Card card={card} weight="lead" brand={brand} level={level} {...(now && { now })} />
				</li>
			))}
		</ul>
	);
}
