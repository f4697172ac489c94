import type { Card } from '#content/contract';
import styles from './bullets.module.css';

/** Links to more stories of the hero's section. */
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
