import type { Picture } from '#content/contract';
import { heightFor, type Ratio } from '#media/contract';

/** Height in px of a picture at a width, cropped to a ratio. */
export const pictureHeight = ({ width, height }: Picture, ratio: Ratio, shownWidth: number): number =>
	heightFor(ratio, shownWidth) ?? Math.round((shownWidth * height) / width);
