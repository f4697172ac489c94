import { CardPicture, Headline } from '../../ui/card.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Bullets } from './bullets.tsx';
import type { HeroProps } from './hero-props.ts';
import styles from './side-hero.module.css';

/** The look `side`: the picture, and beside it a panel in the brand's colour with the headline and the bullets. */
export function SideHero({ card, bullets, brand }: HeroProps) {
	return (
		<article className={styles.hero}>
			{card.picture && (
				<div className={styles.picture}>
					<CardPicture card={card} brand={brand} slot="mayor" ratio="3:2" eager />
				</div>
			)}
			<div className={styles.words} data-ground="band">
				<div className={styles.story}>
					<Kicker card={card} live={brand.texts.live} />
					<Headline card={card} level={2} />
					{card.subheadline && <p className={styles.subhead}>{card.subheadline}</p>}
				</div>
				<Bullets cards={bullets} />
			</div>
		</article>
	);
}
