/** Where pictures of readers are kept; one an account. */
export type Avatars = {
	/** Makes a square without metadata of the image and keeps it instead of the one before; gives its path on every brand's site. */
	keep(account: string, image: Uint8Array): Promise<{ readonly kind: 'kept'; readonly path: string } | Unfit>;
	/** Removes the picture, if there is one. */
	remove(account: string): Promise<void>;
};

type Unfit = { readonly kind: 'unfit'; readonly code: 'UNSUPPORTED_IMAGE_TYPE' | 'CORRUPT_IMAGE' | 'IMAGE_TOO_MANY_PIXELS' };
