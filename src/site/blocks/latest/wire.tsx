import { Headline } from '../../ui/card.tsx';
import { clockTime, shortDate } from '../../ui/dates.ts';
import type { LookProps } from '../stories/look-props.ts';
import styles from './wire.module.css';

const dayMs = 86_400_000;

/** Whether a story is so old that the time of day says nothing: after 24 hours (UI-07). */
export const isOfEarlierDays = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) >= dayMs;

/** The look `wire`: one line for each story, with the time of its publication, or the date of an older one. */
export function Wire({ cards, brand, level, now }: Required<Pick<LookProps, 'cards' | 'brand' | 'level' | 'now'>>) {
	return (
		<ol className={styles.wire}>
			{cards.map((card) => (
				<li key={card.id} className={styles.entry}>
					<time className={styles.hour} dateTime={card.displayedAt}>
						{isOfEarlierDays(card.displayedAt, now) ? shortDate(card.displayedAt, brand) : clockTime(card.displayedAt, brand)}
					</time>
					<Headline card={card} level={level} />
				</li>
			))}
		</ol>
	);
}
