// The looks `list`, `headlines` and `numbered`: one story a line.
import { Card } from '../../ui/card.tsx';
import styles from './lists.module.css';
import type { LookProps } from './look-props.ts';

/** The look `list`: lines with a small picture. */
export function List({ cards, brand, level, now }: LookProps) {
	return (
		<ul className={styles.lines}>
			{cards.map((card) => (
				<li key={card.id} className={styles.line}>
					<Card card={card} weight="compact" brand={brand} level={level} {...(now && { now })} />
				</li>
			))}
		</ul>
	);
}

/** The look `headlines`: headlines without pictures. */
export function Headlines({ cards, brand, level, now }: LookProps) {
	return (
		<ul className={`${styles.lines} ${styles.words}`}>
			{cards.map((card) => (
				<li key={card.id} className={styles.line}>
					<Card card={card} weight="headline" brand={brand} level={level} {...(now && { now })} />
				</li>
			))}
		</ul>
	);
}

/** The look `numbered`: a ranking of headlines. */
export function Numbered({ cards, brand, level }: LookProps) {
	return (
		<ol className={`${styles.lines} ${styles.words} ${styles.numbered}`}>
			{cards.map((card) => (
				<li key={card.id} className={styles.line}>
					<Card card={card} weight="headline" brand={brand} level={level} />
				</li>
			))}
		</ol>
	);
}
