import star from 'lucide-static/icons/star.svg?raw';
import { fill, type Texts } from '#brands';
import { Icon } from '../../../ui/icon.tsx';
import type { ElementOf } from './body-context.ts';
import styles from './rating.module.css';

/** A longer scale is shown in words alone. */
const maxStars = 10;

/** A rating: in stars where the scale is short, and always in words. */
export function Rating({ element: { value, min, max, units }, texts }: { element: ElementOf<'rating'>; texts: Texts }) {
	const stars =
		min >= 0 && max <= maxStars ? Array.from({ length: Math.floor(max) }, (_, index) => Math.min(1, Math.max(0, value - index))) : [];
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
