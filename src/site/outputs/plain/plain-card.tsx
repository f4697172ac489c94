import type { Card } from '#content/contract';
import { Moment } from '../../ui/time.tsx';
import styles from './plain-card.module.css';
import type { PicturePlace, PlainPage } from './plain-page.ts';

type PlainCardProps = {
	readonly card: Card;
	/** Where its picture stands; default: the card has none. */
	readonly picture?: PicturePlace | undefined;
	readonly dated: boolean;
	readonly level: 2 | 3;
	readonly page: PlainPage;
};

/** A story in a list. Its headline is the link. */
export function PlainCard({ card, picture, dated, level, page }: PlainCardProps) {
	const { Picture } = page.views;
	const { brand } = page.context;
	const Rank = `h${level}` as const;
	const kicker = card.kicker ?? (card.kind === 'live' ? brand.texts.live : undefined);
	const hasThumb = picture === 'thumb' && card.picture !== undefined;
	return (
		<article className={hasThumb ? styles.beside : styles.card}>
			{card.picture && picture && <Picture picture={card.picture} place={picture} page={page} />}
			<div>
				{kicker && <p className={styles.kicker}>{kicker}</p>}
				<Rank className={picture === 'card' ? styles.large : styles.title}>
					<a href={page.hrefOf(card.href)} {...(card.sponsor && { rel: 'sponsored' })}>
						{card.headline}
					</a>
				</Rank>
				{dated && (
					<p className={styles.time}>
						<Moment at={card.displayedAt} brand={brand} />
					</p>
				)}
			</div>
		</article>
	);
}
