import type { Brand } from '#brands';
import type { Card as CardData } from '#content/contract';
import { Card } from '../../ui/card.tsx';
import styles from './inline-related.module.css';

/** "Te puede interesar": a box with related stories between two paragraphs. */
export function InlineRelated({ cards, brand }: { cards: readonly CardData[]; brand: Brand }) {
	return (
		<aside className={styles.box} aria-labelledby="te-puede-interesar">
			<p id="te-puede-interesar" className={styles.title}>
				{brand.texts.related}
			</p>
			<ul className={styles.cards}>
				{cards.map((card) => (
					<li key={card.id}>
						<Card card={card} weight="compact" brand={brand} level={2} />
					</li>
				))}
			</ul>
		</aside>
	);
}
