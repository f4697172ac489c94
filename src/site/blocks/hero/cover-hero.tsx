import { Headline } from '../../ui/card.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './cover-hero.module.css';
import type { HeroProps } from './hero-props.ts';

/** The look `cover`, as in magazines: one wide picture, with the headline on a panel over its lower edge. */
export function CoverHero({ card, brand }: HeroProps) {
	return (
		<article className={styles.hero}>
			{card.picture && (
				<div className={styles.picture}>
					<Picture picture={card.picture} ratio="16:9" narrow="4:3" slot="full" eager />
				</div>
			)}
			<div className={styles.words}>
				<Kicker card={card} live={brand.texts.live} />
				<Headline card={card} level={2} />
				{card.subheadline && <p className={styles.subhead}>{card.subheadline}</p>}
				{card.bylines.length > 0 && (
					<p className={styles.byline}>
						{brand.texts.by} {card.bylines.map(({ name }) => name).join(` ${brand.texts.and} `)}
					</p>
				)}
			</div>
		</article>
	);
}
