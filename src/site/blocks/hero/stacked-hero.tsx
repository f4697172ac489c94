import { Card } from '../../ui/card.tsx';
import { Bullets } from './bullets.tsx';
import type { HeroProps } from './hero-props.ts';
import styles from './stacked-hero.module.css';

/** Headline first, the way of a newspaper: words, picture, what else there is. */
export function StackedHero({ card, bullets, brand }: HeroProps) {
	return (
		<div className={styles.hero}>
			<Card card={card} weight="hero" brand={brand} level={2} eager />
			<Bullets cards={bullets} />
		</div>
	);
}
