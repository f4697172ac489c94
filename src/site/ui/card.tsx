import { type Brand, fill } from '#brands';
import type { Card as CardData } from '#content/contract';
import type { Ratio } from '#media/contract';
import { Badge } from './badge.tsx';
import { CachedMarkup } from './cached/cached-markup.tsx';
import styles from './card.module.css';
import { CardFacts } from './card-facts.tsx';
import { Kicker } from './kicker.tsx';
import { Marked } from './marked.tsx';
import { Picture, type Slot } from './picture.tsx';
import { Ago, agoLabel } from './time.tsx';

/** How much room a card takes, from the day's main story to a line among others. */
type Weight = 'hero' | 'lead' | 'standard' | 'compact' | 'headline';

export type CardProps = {
	readonly card: CardData;
	readonly weight: Weight;
	readonly brand: Brand;
	/** Heading level of the headline; default: 3, for a list that has a title. */
	readonly level?: 2 | 3 | 4;
	/** Where the picture stands; each weight has a default slot and ratio. */
	readonly slot?: Slot;
	readonly ratio?: Ratio;
	/** The card is on the first screen: the browser fetches its picture first. */
	readonly eager?: boolean;
	/** In a narrow brick the card becomes one line with a small picture. */
	readonly folds?: boolean;
	/** Shows the age of the story, relative to this time. */
	readonly now?: Date;
	/** Shows the facts of a recipe, a film or a series. */
	readonly facts?: boolean;
};

const defaults = {
	hero: { slot: 'mayor', ratio: '16:9' },
	lead: { slot: 'half', ratio: '3:2' },
	standard: { slot: 'quarter', ratio: '3:2' },
	compact: { slot: 'thumb', ratio: '1:1' },
	headline: { slot: 'thumb', ratio: '1:1' },
} as const satisfies Record<Weight, { slot: Slot; ratio: Ratio }>;

/** A story in a list. Its headline is the only link, and the style sheet stretches it over the whole card. */
export function Card(props: CardProps) {
	const { card, weight, brand, level = 3, slot, ratio, eager, folds, now, facts } = props;
	const age = now && agoLabel(card.displayedAt, brand, now);
	return (
		<CachedMarkup
			as="article"
			of={card}
			variant={[brand.id, weight, level, slot, ratio, eager, age, facts].join()}
			className={`${styles.card} ${styles[weight]} ${folds ? styles.folds : ''}`}
			view={() => <CardView {...props} />}
		/>
	);
}

function CardView({ card, weight, brand, level = 3, slot, ratio, eager, now, facts }: CardProps) {
	return (
		<>
			{card.picture && weight !== 'headline' && (
				<CardPicture
					card={card}
					brand={brand}
					slot={slot ?? defaults[weight].slot}
					ratio={ratio ?? defaults[weight].ratio}
					eager={eager === true}
				/>
			)}
			<div className={styles.words}>
				<Kicker card={card} live={brand.texts.live} />
				<Headline card={card} level={level} />
				{(weight === 'hero' || weight === 'lead') && card.subheadline && <p className={styles.subhead}>{card.subheadline}</p>}
				{facts && card.facts && <CardFacts facts={card.facts} brand={brand} />}
				{card.sponsor && <p className={styles.foot}>{fill(brand.texts.sponsoredBy, { name: card.sponsor })}</p>}
				{now && (
					<p className={styles.foot}>
						<Ago at={card.displayedAt} brand={brand} now={now} />
					</p>
				)}
			</div>
		</>
	);
}

/** The headline of a card with its link; words of `marked` are marked. */
export function Headline({ card, level, marked }: { card: CardData; level: 1 | 2 | 3 | 4; marked?: ReadonlySet<string> | undefined }) {
	const Rank = `h${level}` as const;
	return (
		<Rank className={styles.title}>
			<a className={styles.link} href={card.href} {...(card.sponsor && { rel: 'sponsored' })}>
				{marked ? <Marked text={card.headline} words={marked} /> : card.headline}
			</a>
		</Rank>
	);
}

type CardPictureProps = Required<Pick<CardProps, 'card' | 'brand' | 'slot' | 'ratio' | 'eager'>>;

/** The picture of a card, with its marquee and its badge. */
export function CardPicture({ card, brand, slot, ratio, eager }: CardPictureProps) {
	const marquee = card.marquee && brand.marquees[card.marquee];
	return (
		<div className={styles.frame}>
			{card.picture && <Picture picture={card.picture} ratio={ratio} slot={slot} eager={eager} />}
			{marquee && <span className={styles.marquee}>{marquee}</span>}
			{card.badge && (
				<span className={styles.badge}>
					<Badge badge={card.badge} texts={brand.texts} />
				</span>
			)}
		</div>
	);
}
