import { Card } from '../../ui/card.tsx';
import styles from './grid.module.css';
import type { LookProps } from './look-props.ts';

/** The look `grid`: three or four columns of equal cards; on a phone the first keeps its size and the others become lines. */
export function Grid({ cards, brand, level, now, facts = false }: LookProps) {
	const columns = cards.length % 4 === 0 ? styles.four : styles.three;
	return (
		<ul className={`${styles.grid} ${columns}`}>
			{cards.map((card, index) => (
				<li key={card.id} className={styles.cell}>
					<Card
						card={card}
						weight="standard"
						brand={brand}
						level={level}
						folds={index > 0}
						slot="quarter"
						facts={facts}
						{...(now && { now })}
					/>
				</li>
			))}
		</ul>
	);
}
