import { Headline } from '../../ui/card.tsx';
import { clockTime } from '../../ui/dates.ts';
import type { LookProps } from '../stories/look-props.ts';
import styles from './wire.module.css';

/** The look `wire`: one line for each story, with the time of its publication. */
export function Wire({ cards, brand, level }: LookProps) {
	return (
		<ol className={styles.wire}>
			{cards.map((card) => (
				<li key={card.id} className={styles.entry}>
					<time className={styles.hour} dateTime={card.displayedAt}>
						{clockTime(card.displayedAt, brand)}
					</time>
					<Headline card={card} level={level} />
				</li>
			))}
		</ol>
	);
}
