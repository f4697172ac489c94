import star from 'lucide-static/icons/star.svg?raw';
import { fill, type Texts } from '#brands';
import { Icon } from '../../../ui/icon.tsx';
import type { ElementOf } from './body-context.ts';
import styles from './rating.module.css';

/** More steps than these are told by words alone. */
const mostStars = 10;

/** How good something is: stars where the scale is short, and always the words. */
export function Rating({ element: { value, min, max, units }, texts }: { element: ElementOf<'rating'>; texts: Texts }) {
	const stars =
		min >= 0 && max <= mostStars ? Array.from({ length: Math.floor(max) }, (_, index) => Math.min(1, Math.max(0, value - index))) : [];
	return (
		<p className={styles.rating}>
			{stars.length > 0 && (
				<span className={styles.stars} aria-hidden="true">
					{stars.map((share, index) => (
						<span key={index} className={styles.star}>
							<Icon svg={star} size={26} />
							<span className={styles.full} style={{ width: `${share * 100}%` }}>
								<Icon svg={star} size={26} />
							</span>
						</span>
					))}
				</span>
			)}
			<span>{fill(texts.ratingOf, { value, max, units }).trim()}</span>
		</p>
	);
}
