/** A WebVTT file, with the BCP 47 tag of its language and the name of that. */
export type Captions = { readonly src: string; readonly language: string; readonly label: string };

export type PlayerIslandProps = {
	/** HLS playlist, for a video that has no file. */
	readonly stream?: string;
	/** Captions of another origin than the page's. */
	readonly captions: readonly Captions[];
};
