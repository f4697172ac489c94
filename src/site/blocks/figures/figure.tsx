import type { Picture as PictureData } from '#content/contract';
import type { Ratio } from '#media/contract';
import { Picture, type Slot } from '../../ui/picture.tsx';
import { Caption } from './caption.tsx';
import styles from './figure.module.css';

type FigureProps = {
	readonly picture: PictureData;
	readonly ratio: Ratio;
	readonly slot: Slot;
	readonly eager?: boolean;
	/** The picture runs from edge to edge, so its caption needs padding at the sides. */
	readonly bleeds?: boolean;
};

/** A picture with its caption, and with the link that the newsroom gave it, if any. */
export function Figure({ picture, ratio, slot, eager = false, bleeds = false }: FigureProps) {
	const image = <Picture picture={picture} ratio={ratio} slot={slot} eager={eager} />;
	return (
		<figure className={`${styles.figure} ${bleeds ? styles.bleeds : ''}`}>
			{picture.link === undefined ? image : <a href={picture.link}>{image}</a>}
			<Caption caption={picture.caption} credit={picture.credit} />
		</figure>
	);
}
