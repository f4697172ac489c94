/** What an address needs of a picture. Focal point in pixels of the original. */
export type ImageReference = {
	/** Image id, or `encodeURIComponent` of a remote source's https address. */
	readonly id: string;
	readonly extension: string;
	readonly seoName: string;
	readonly auth: string;
	readonly focal?: { readonly x: number; readonly y: number };
};

/** Shapes that a picture may be cut to; `original` keeps the picture's own. `social` is 1200 × 630. */
export const ratios = { '16:9': 9 / 16, '3:2': 2 / 3, '4:3': 3 / 4, '1:1': 1, social: 630 / 1200 } as const;

export type Ratio = keyof typeof ratios | 'original';

/** The only widths, in pixels, that the resizer makes (I01). */
export const widths = [96, 160, 320, 480, 640, 767, 960, 1023, 1200, 1280, 1440, 1920] as const;

export type Width = (typeof widths)[number];

/** Height in pixels of a picture cut to `ratio` at `width`; undefined where the picture keeps its own shape. */
export function heightFor(ratio: Ratio, width: number): number | undefined {
	return ratio === 'original' ? undefined : Math.round(width * ratios[ratio]);
}

/** Every height in pixels that the resizer cuts a picture of that width to. */
export function heightsFor(width: Width): readonly number[] {
	return Object.values(ratios).map((shape) => Math.round(width * shape));
}

/** Address of a picture at one size, in the form of Arc's resizer v2 (content API, section e). */
export function imageAddress(image: ImageReference, ratio: Ratio, width: Width): string {
	const name = image.seoName === '' ? image.id : `${image.seoName}-${image.id}`;
	const height = heightFor(ratio, width);
	const crop = height === undefined ? '' : `&height=${height}&${cropOf(image)}`;
	return `/resizer/v2/${encodeURIComponent(name)}.${image.extension}?auth=${image.auth}&width=${width}${crop}`;
}

// 0 is a number: only the absence of a focal point asks for an attention crop.
function cropOf(image: ImageReference): string {
	return image.focal === undefined ? 'smart=true' : `focal=${Math.round(image.focal.x)},${Math.round(image.focal.y)}`;
}
