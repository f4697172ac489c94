/** A film that was stored. Lengths are pixels. */
export type StoredFilm = {
	readonly kind: 'mp4' | 'webm';
	readonly bytes: number;
	readonly width: number;
	readonly height: number;
	/** Undefined where the file does not say it. */
	readonly milliseconds?: number;
	/** Its path on the site of every brand. */
	readonly path: string;
};

/** The store of films and captions that staff upload. The program implements it with `media`. */
export type Films = {
	/** Most bytes of a film. */
	readonly maxBytes: number;
	/** The id of a new film, which is also that of its video. */
	newId(): string;
	/** Stores a piece of a film, which begins at a byte of it. Refuses the first piece of another file. */
	putPiece(id: string, start: number, bytes: Buffer): Promise<void>;
	/** Joins the pieces and stores the film; refuses what browsers do not play. May take minutes, and may be repeated until `drop`. */
	finish(film: { readonly id: string; readonly bytes: number }): Promise<StoredFilm>;
	/** Removes the pieces. */
	drop(id: string): Promise<void>;
	/** Removes a stored film. */
	remove(id: string): Promise<void>;
	/** Stores a WebVTT file, and resolves to its path on the site of every brand. */
	putCaptions(text: string): Promise<string>;
};
