import { Card } from '../../ui/card.tsx';
import type { LookProps } from './look-props.ts';
import styles from './mosaic.module.css';

/** The look `mosaic`: one large card, and the others together beside it. */
export function Mosaic({ cards, brand, level }: LookProps) {
	return (
		<ul className={styles.mosaic}>
			{cards.map((card, index) => (
				<li key={card.id} className={styles.tile}>
					{index === 0 ? (
						<Card card={card} weight="lead" brand={brand} level={level} ratio="4:3" />
					) : (
						<Card card={card} weight="standard" brand={brand} level={level} ratio="4:3" />
					)}
				</li>
			))}
		</ul>
	);
}
