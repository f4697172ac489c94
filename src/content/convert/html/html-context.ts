import type { JsonObject } from '../../ans/json.ts';

/** What the HTML of a text says about one of its pictures. */
export type PictureInText = {
	/** The address as it is written. */
	readonly src: string;
	/** The id of the picture in the other system, when the text has it. */
	readonly id?: string | undefined;
	readonly alt?: string | undefined;
	readonly caption?: string | undefined;
	readonly width?: string | undefined;
	readonly height?: string | undefined;
	/** Whether it stands at a side of the text. */
	readonly alignment?: 'left' | 'right' | undefined;
	/** Where a click on the picture leads. */
	readonly link?: string | undefined;
};

/** Counts something that was left out or changed, by its words. */
export type Note = (what: string) => void;

/** What the conversion of a text depends on, and how it reports what it could not convert. */
export type HtmlContext = {
	/** The address to which the relative addresses of the text belong. */
	readonly base: string;
	/** The address on the new site for a link of the text; undefined if the link is not an address. */
	readonly linkOf: (address: string) => string | undefined;
	/** The ANS image of a picture; undefined when its address cannot be used. */
	readonly imageOf: (picture: PictureInText) => JsonObject | undefined;
	/** The ANS images that a gallery names by their ids in the other system; an empty list asks for all that belong to the text. */
	readonly imagesOf: (ids: readonly string[]) => readonly JsonObject[];
	/** Whether line breaks of the text are breaks for readers and empty lines end paragraphs, as in the older editor of WordPress. */
	readonly lineBreaks: boolean;
	/** Counts something that was left out or changed, by its words. */
	readonly note: Note;
};
