import type { Card } from '#content/contract';
import styles from './bullets.module.css';

/** What else there is on the hero's matter. */
export function Bullets({ cards }: { cards: readonly Card[] }) {
	if (cards.length === 0) return null;
	return (
		<ul className={styles.bullets}>
			{cards.map(({ id, href, headline, shortHeadline }) => (
				<li key={id} className={styles.bullet}>
					<a className={styles.link} href={href}>
						{shortHeadline ?? headline}
					</a>
				</li>
			))}
		</ul>
	);
}
