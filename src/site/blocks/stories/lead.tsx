import { Card } from '../../ui/card.tsx';
import styles from './lead.module.css';
import type { LookProps } from './look-props.ts';

/** The look `lead`: one large card, and beside it the others as lines. */
export function Lead({ cards, brand, level, now, facts = false }: LookProps) {
	const [first, ...others] = cards;
	if (first === undefined) return null;
	return (
		<div className={styles.lead}>
			<Card card={first} weight="lead" brand={brand} level={level} ratio="16:9" facts={facts} {...(now && { now })} />
			<ul className={styles.others}>
				{others.map((card) => (
					<li key={card.id} className={styles.line}>
						<Card card={card} weight="compact" brand={brand} level={level} facts={facts} {...(now && { now })} />
					</li>
				))}
			</ul>
		</div>
	);
}
