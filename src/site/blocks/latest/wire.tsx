import { Headline } from '../../ui/card.tsx';
import { clockTime, shortDate } from '../../ui/dates.ts';
import { isOfEarlierDays } from '../../ui/time.tsx';
import type { LookProps } from '../stories/look-props.ts';
import styles from './wire.module.css';

/** The look `wire`: one line for each story, with the time of its publication, or the date of an older one. */
export function Wire({ cards, brand, level, now }: Required<Pick<LookProps, 'cards' | 'brand' | 'level' | 'now'>>) {
	return (
		<ol className={styles.wire}>
			{cards.map((card) => (
				<li key={card.id} className={styles.entry}>
					<time className={styles.hour} dateTime={card.displayedAt}>
						{isOfEarlierDays(card.displayedAt, brand, now) ? shortDate(card.displayedAt, brand) : clockTime(card.displayedAt, brand)}
					</time>
					<Headline card={card} level={level} />
				</li>
			))}
		</ol>
	);
}
