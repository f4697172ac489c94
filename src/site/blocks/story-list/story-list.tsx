import type { Brand } from '#brands';
import type { Card as CardData } from '#content/contract';
import { Card } from '../../ui/card.tsx';
import styles from './story-list.module.css';
import { StoryRow } from './story-row.tsx';

type StoryListProps = {
	readonly cards: readonly CardData[];
	/** `featured` is a grid whose first story is larger. */
	readonly look: 'list' | 'grid' | 'featured';
	readonly brand: Brand;
	readonly now: Date;
	/** The first pictures are on the first screen, so the browser fetches them first. */
	readonly eager?: boolean;
	/** Words that rows mark. */
	readonly marked?: ReadonlySet<string>;
};

/** The stories of one page of a list, as rows or as a grid of cards. */
export function StoryList({ cards, look, brand, now, eager = false, marked }: StoryListProps) {
	return (
		<ol className={look === 'featured' ? `${styles.grid} ${styles.featured}` : styles[look]}>
			{cards.map((card, index) => (
				<li key={card.id}>
					{look === 'list' ? (
						<StoryRow card={card} brand={brand} now={now} eager={eager && index < 2} marked={marked} />
					) : (
						<Card
							card={card}
							brand={brand}
							level={2}
							now={now}
							eager={eager && index < 3}
							{...sizeOf(look === 'featured' && index === 0)}
						/>
					)}
				</li>
			))}
		</ol>
	);
}

const sizeOf = (isFirst: boolean) =>
	isFirst ? ({ weight: 'lead', slot: 'half', ratio: '16:9' } as const) : ({ weight: 'standard', slot: 'third' } as const);
