/** A film as its container describes it. */
export type FilmFacts = {
	readonly kind: 'mp4' | 'webm';
	readonly bytes: number;
	/** Size of the picture in pixels, as players show it. */
	readonly width: number;
	readonly height: number;
	/** Undefined where the container does not say how long it is: a browser that records does not know it when it begins. */
	readonly milliseconds?: number;
};
