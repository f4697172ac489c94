import type { Picture } from '#content/contract';

/** A picture that was stored; lengths are pixels of the original. */
export type StoredPicture = {
	readonly id: string;
	readonly extension: string;
	readonly width: number;
	readonly height: number;
	readonly dominant: string;
	readonly focal: { readonly x: number; readonly y: number };
};

/** The store of pictures, for what staff upload. The program implements it with `media`. */
export type Pictures = {
	/** Re-encodes and stores a picture; refuses a file that is not one. */
	put(bytes: Uint8Array): Promise<StoredPicture>;
	/** The signed path of a stored picture, 640 pixels wide: whole, or cropped to a shape around the focal point. */
	pathOf(id: string, crop?: Crop): string;
	/** The signed path of a story's picture for a list, cropped to 3:2: by default 160 pixels wide. */
	thumbnailOf(picture: Picture, width?: 160 | 640): string;
};

/** A shape to which the sites crop pictures, and the point that the crop keeps (pixels of the original). */
type Crop = { readonly shape: PictureShape; readonly focal: { readonly x: number; readonly y: number } };

/** The shapes; `social` is that of share cards. */
export const pictureShapes = ['16:9', '3:2', '4:3', '1:1', 'social'] as const;
type PictureShape = (typeof pictureShapes)[number];
