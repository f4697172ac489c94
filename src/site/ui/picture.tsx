import type { Picture as PictureData } from '#content/contract';
import { heightFor, imageAddress, type Ratio, type Width } from '#media/contract';
import styles from './picture.module.css';

/** The places where pictures stand: the `sizes` attribute of each, and the widths in px that its `srcset` offers. */
const slots = {
	full: { sizes: '100vw', widths: [480, 767, 1200, 1920] },
	wide: { sizes: '(width > 1240px) 1192px, 100vw', widths: [480, 767, 1200, 1440] },
	mayor: { sizes: '(width > 1240px) 786px, (width > 960px) 64vw, 100vw', widths: [480, 767, 960, 1280] },
	half: { sizes: '(width > 1240px) 584px, (width > 660px) 48vw, 100vw', widths: [320, 480, 767, 1200] },
	third: { sizes: '(width > 1240px) 380px, (width > 660px) 48vw, 100vw', widths: [320, 480, 767] },
	quarter: { sizes: '(width > 1240px) 280px, (width > 660px) 48vw, 72vw', widths: [320, 480, 640] },
	fold: { sizes: '(width > 1240px) 280px, (width > 660px) 48vw, 112px', widths: [160, 320, 480, 640] },
	thumb: { sizes: '112px', widths: [160, 320] },
} as const satisfies Record<string, { sizes: string; widths: readonly Width[] }>;

export type Slot = keyof typeof slots;

/** The `width` attribute in px. With the height it tells the browser the shape of the picture; the style sheet sets its size. */
const shownWidth = 1200;

type PictureProps = {
	readonly picture: PictureData;
	readonly ratio: Ratio;
	readonly slot: Slot;
	/** Aspect ratio up to the mobile breakpoint (UI-05); default: `ratio`. */
	readonly narrow?: Ratio;
	/** The picture is on the first screen: the browser fetches it first. Other pictures load lazily. */
	readonly eager?: boolean;
};

/** A picture with its size and its dominant colour, so that the page does not shift when it loads. */
export function Picture({ picture, ratio, slot, narrow, eager = false }: PictureProps) {
	const image = <Image picture={picture} ratio={ratio} slot={slot} eager={eager} />;
	if (narrow === undefined || narrow === ratio) return image;
	return (
		<picture className={styles.choice}>
			<source
				media="(width <= 660px)"
				srcSet={candidates(picture, narrow, slot)}
				sizes={slots[slot].sizes}
				width={shownWidth}
				height={pictureHeight(picture, narrow, shownWidth)}
			/>
			{image}
		</picture>
	);
}

function Image({ picture, ratio, slot, eager }: Omit<PictureProps, 'narrow'>) {
	const { sizes, widths } = slots[slot];
	return (
		<img
			className={styles.picture}
			src={imageAddress(picture, ratio, widths[1])}
			srcSet={candidates(picture, ratio, slot)}
			sizes={sizes}
			width={shownWidth}
			height={pictureHeight(picture, ratio, shownWidth)}
			alt={picture.alt}
			decoding="async"
			{...(eager ? { fetchPriority: 'high', loading: 'eager' } : { loading: 'lazy' })}
			style={{ objectPosition: focusOf(picture), ...(picture.dominant !== undefined && { backgroundColor: picture.dominant }) }}
		/>
	);
}

function candidates(picture: PictureData, ratio: Ratio, slot: Slot): string {
	return slots[slot].widths.map((width) => `${imageAddress(picture, ratio, width)} ${width}w`).join(', ');
}

/** Height in px of a picture at a width, cropped to a ratio. */
export const pictureHeight = ({ width, height }: PictureData, ratio: Ratio, atWidth: number): number =>
	heightFor(ratio, atWidth) ?? Math.round((atWidth * height) / width);

// The resizer crops around the focal point; `object-position` keeps the point in view where the style sheet crops again.
function focusOf({ focal, width, height }: PictureData): string | undefined {
	return focal && `${Math.round((focal.x / width) * 100)}% ${Math.round((focal.y / height) * 100)}%`;
}
