/** A file that is read in places. */
export type ByteSource = {
	/** Length in bytes. */
	readonly size: number;
	/** Bytes from a position on; fewer at the end of the file. */
	read(start: number, length: number): Promise<Buffer>;
};

/** A part of a file: from `start` up to `end`, exclusive. */
export type Span = { readonly start: number; readonly end: number };
