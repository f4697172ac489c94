import { Card } from '../../ui/card.tsx';
import { Bullets } from './bullets.tsx';
import type { HeroProps } from './hero-props.ts';
import styles from './stacked-hero.module.css';

/** The look `stacked`, as in newspapers: headline, picture and bullets, one under another. */
export function StackedHero({ card, bullets, brand }: HeroProps) {
	return (
		<div className={styles.hero}>
			<Card card={card} weight="hero" brand={brand} level={2} eager />
			<Bullets cards={bullets} />
		</div>
	);
}
