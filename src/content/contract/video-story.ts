import type { Video } from './element.ts';
import type { Card, Story } from './story.ts';

/** A video story with its video. */
export type VideoStory = Pick<Story, 'description' | 'publishedAt' | 'canonical' | 'noindex'> & {
	readonly card: Card;
	readonly video: Video;
};
