import type { Video } from './element.ts';
import type { Card } from './story.ts';

/** A video story with its video. */
export type VideoStory = { readonly card: Card; readonly video: Video };
