import type { FunctionComponent } from 'react';
import type { BodyElement, Frame, Picture, Video } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';

/** Where a picture stands: above a story, within its text, with the first card of a list, or small beside a card. */
export type PicturePlace = 'lead' | 'text' | 'card' | 'thumb';

/** The views that differ between outputs without islands. All other views are the same in these outputs. */
export type PlainViews = {
	readonly Picture: FunctionComponent<{ readonly picture: Picture; readonly place: PicturePlace; readonly page: PlainPage }>;
	readonly Video: FunctionComponent<{ readonly video: Video; readonly page: PlainPage }>;
	readonly Sound: FunctionComponent<{ readonly sound: Extract<BodyElement, { kind: 'audio' }>; readonly page: PlainPage }>;
	readonly Post: FunctionComponent<{ readonly frame: Frame; readonly page: PlainPage }>;
};

/** A page in an output without islands. */
export type PlainPage = {
	readonly context: RenderContext;
	/** The address of a link of the page, in this output. */
	readonly hrefOf: (href: string) => string;
	/** The link to the html page. */
	readonly wholePage: string;
	readonly views: PlainViews;
};
