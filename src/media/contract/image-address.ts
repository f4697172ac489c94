/** What the address of an image needs. The focal point is in pixels of the original. */
export type ImageReference = {
	/** Image id, or `encodeURIComponent` of a remote source's https address. */
	readonly id: string;
	readonly extension: string;
	readonly seoName: string;
	readonly auth: string;
	readonly focal?: { readonly x: number; readonly y: number };
};

/** Shapes that an image can be cropped to, as height divided by width; `original` keeps its own shape. `social` is 1200 × 630. */
export const ratios = { '16:9': 9 / 16, '3:2': 2 / 3, '4:3': 3 / 4, '1:1': 1, social: 630 / 1200 } as const;

export type Ratio = keyof typeof ratios | 'original';

/** The only widths in pixels that the resizer offers (I01). */
export const widths = [96, 160, 320, 480, 640, 767, 960, 1023, 1200, 1280, 1440, 1920] as const;

export type Width = (typeof widths)[number];

/** Height in pixels of an image cropped to `ratio` at `width`; undefined for `original`. */
export function heightFor(ratio: Ratio, width: number): number | undefined {
	return ratio === 'original' ? undefined : Math.round(width * ratios[ratio]);
}

/** Every height in pixels that the resizer offers for a width. */
export function heightsFor(width: Width): readonly number[] {
	return Object.values(ratios).map((shape) => Math.round(width * shape));
}

/** The address of an image at one size, in the form of Arc's resizer v2 (content API, section e). */
export function imageAddress(image: ImageReference, ratio: Ratio, width: Width): string {
	const name = image.seoName === '' ? image.id : `${image.seoName}-${image.id}`;
	const height = heightFor(ratio, width);
	const crop = height === undefined ? '' : `&height=${height}&${cropOf(image)}`;
	return `/resizer/v2/${encodeURIComponent(name)}.${image.extension}?auth=${image.auth}&width=${width}${crop}`;
}

// A focal point of 0 counts; only a missing one means a crop by attention.
function cropOf(image: ImageReference): string {
	return image.focal === undefined ? 'smart=true' : `focal=${Math.round(image.focal.x)},${Math.round(image.focal.y)}`;
}
