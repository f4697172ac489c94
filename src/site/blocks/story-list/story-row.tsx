import { type Brand, fill } from '#brands';
import type { Card } from '#content/contract';
import { CardPicture, Headline } from '../../ui/card.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Marked } from '../../ui/marked.tsx';
import { Ago } from '../../ui/time.tsx';
import styles from './story-row.module.css';

type StoryRowProps = {
	readonly card: Card;
	readonly brand: Brand;
	readonly now: Date;
	readonly eager?: boolean;
	/** Words that are marked in headline and subhead. */
	readonly marked?: ReadonlySet<string> | undefined;
};

/** A story as a row of a list: its picture beside kicker, headline, subhead, age and author. */
export function StoryRow({ card, brand, now, eager = false, marked }: StoryRowProps) {
	return (
		<article className={styles.row}>
			{card.picture && <CardPicture card={card} brand={brand} slot="third" ratio="16:9" eager={eager} />}
			<div className={styles.words}>
				<Kicker card={card} live={brand.texts.live} />
				<Headline card={card} level={2} marked={marked} />
				{card.subheadline && (
					<p className={styles.subhead}>{marked ? <Marked text={card.subheadline} words={marked} /> : card.subheadline}</p>
				)}
				<p className={styles.foot}>
					{card.sponsor ? fill(brand.texts.sponsoredBy, { name: card.sponsor }) : <Ago at={card.displayedAt} brand={brand} now={now} />}
					{card.sponsor === undefined && card.bylines[0] && <span>{card.bylines[0].name}</span>}
				</p>
			</div>
		</article>
	);
}
