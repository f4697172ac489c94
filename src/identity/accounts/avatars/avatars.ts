/** Storage for the pictures of readers, one per account. The module `media` implements it. */
export type Avatars = {
	/** Crops an image to a square without metadata and stores it in place of the previous one. Gives its path, the same on every brand's site. */
	store(account: string, image: Uint8Array): Promise<{ readonly kind: 'stored'; readonly path: string } | Unfit>;
	/** Removes the picture, if there is one. */
	remove(account: string): Promise<void>;
};

/** Why an image was not stored; the previous one stays. */
type Unfit = { readonly kind: 'unfit'; readonly code: 'UNSUPPORTED_IMAGE_TYPE' | 'CORRUPT_IMAGE' | 'IMAGE_TOO_MANY_PIXELS' };
