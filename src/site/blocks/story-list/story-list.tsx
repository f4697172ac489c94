import type { Brand } from '#brands';
import type { Card as CardData } from '#content/contract';
import { Card } from '../../ui/card.tsx';
import styles from './story-list.module.css';
import { StoryRow } from './story-row.tsx';

type StoryListProps = {
	readonly cards: readonly CardData[];
	readonly look: 'list' | 'grid';
	readonly brand: Brand;
	readonly now: Date;
	/** The first pictures are on the first screen, so the browser fetches them first. */
	readonly eager?: boolean;
};

/** The stories of one page of a list, as rows or as a grid of cards. */
export function StoryList({ cards, look, brand, now, eager = false }: StoryListProps) {
	return (
		<ol className={styles[look]}>
			{cards.map((card, index) => (
				<li key={card.id}>
					{look === 'list' ? (
						<StoryRow card={card} brand={brand} now={now} eager={eager && index < 2} />
					) : (
						<Card card={card} weight="standard" brand={brand} level={2} slot="third" now={now} eager={eager && index < 3} />
					)}
				</li>
			))}
		</ol>
	);
}
