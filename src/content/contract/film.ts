import type { Video } from './element.ts';
import type { Card } from './story.ts';

/** A video story with its video. */
export type Film = { readonly card: Card; readonly video: Video };
