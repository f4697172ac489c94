// A picture with its caption, as an HTML `<figure>`.
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

/** The width of the narrowest column of a text on a desktop, in px: a smaller picture keeps its size, since enlarged it is blurred. */
const columnWidth = 600;

/** A picture with its caption, and with the link that the newsroom gave it, if any. */
export function Figure({ picture, ratio, slot, eager = false, bleeds = false }: FigureProps) {
	const isSmall = ratio === 'original' && !bleeds && picture.width < columnWidth;
	const image = <Picture picture={picture} ratio={ratio} slot={slot} eager={eager} />;
	return (
		<figure className={`${styles.figure} ${bleeds ? styles.bleeds : ''}`} style={isSmall ? { maxWidth: picture.width } : undefined}>
			{picture.link === undefined ? image : <a href={picture.link}>{image}</a>}
			<Caption caption={picture.caption} credit={picture.credit} />
		</figure>
	);
}
