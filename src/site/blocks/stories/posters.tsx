import { Card } from '../../ui/card.tsx';
import type { LookProps } from './look-props.ts';
import styles from './posters.module.css';

/** The look `posters`: cards with upright pictures, four in a row, on a phone two. */
export function Posters({ cards, brand, level, now, facts = false }: LookProps) {
	return (
		<ul className={styles.posters}>
			{cards.map((card) => (
				<li key={card.id} className={styles.poster}>
					<Card card={card} weight="standard" brand={brand} level={level} slot="quarter" ratio="1:1" facts={facts} {...(now && { now })} />
				</li>
			))}
		</ul>
	);
}
