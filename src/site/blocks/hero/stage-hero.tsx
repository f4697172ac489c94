import { Headline } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { HeroProps } from './hero-props.ts';
import styles from './stage-hero.module.css';

/** The look `stage`: the headline over a picture from edge to edge. */
export function StageHero({ card, brand }: HeroProps) {
	const marquee = card.marquee && brand.marquees[card.marquee];
	const label = [card.kind === 'live' && brand.texts.live, marquee ?? card.kicker].filter(Boolean).join(' · ');
	return (
		<article className={styles.hero} data-ground="band">
			<div className={styles.picture}>{card.picture && <Picture picture={card.picture} ratio="16:9" narrow="1:1" slot="full" eager />}</div>
			<div className={styles.words}>
				{label !== '' && <p className={styles.label}>{label}</p>}
				<Headline card={card} level={2} />
				{card.subheadline && <p className={styles.subhead}>{card.subheadline}</p>}
			</div>
		</article>
	);
}
