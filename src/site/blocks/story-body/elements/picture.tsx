import type { Picture } from '#content/contract';
import { Figure } from '../../story-media/figure.tsx';
import styles from './picture.module.css';

/** A picture at one side of the text, which flows around it; on a phone it stands between paragraphs. */
export function AlignedPicture({ picture, side }: { picture: Picture; side: 'left' | 'right' }) {
	return (
		<div className={`${styles.aside} ${styles[side]}`} data-aside="">
			<Figure picture={picture} ratio="original" slot="third" />
		</div>
	);
}
