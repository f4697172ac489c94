import { Card } from '../../ui/card.tsx';
import type { LookProps } from './look-props.ts';
import styles from './stack.module.css';

/** The look `stack`: stories one under another, the first with a large picture, the others as lines. */
export function Stack({ cards, brand, level, now }: LookProps) {
	return (
		<ul className={styles.stack}>
			{cards.map((card, index) => (
				<li key={card.id} className={styles.item}>
					<Card
						card={card}
						weight={index === 0 ? 'standard' : 'compact'}
						brand={brand}
						level={level}
						{...(index === 0 && { slot: 'third', ratio: '16:9' })}
						{...(now && { now })}
					/>
				</li>
			))}
		</ul>
	);
}
