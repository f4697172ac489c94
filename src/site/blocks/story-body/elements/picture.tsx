import type { Picture } from '#content/contract';
import { Figure } from '../../figures/figure.tsx';
import styles from './picture.module.css';

/** A picture at the side of the words, which run past it; on a phone it stands between them. */
export function AlignedPicture({ picture, side }: { picture: Picture; side: 'left' | 'right' }) {
	return (
		<div className={`${styles.aside} ${styles[side]}`}>
			<Figure picture={picture} ratio="original" slot="third" />
		</div>
	);
}
