import type { Badge } from '#content/contract';
import type { AnsDocument } from '../document.ts';
import { numberAt, objectsAt, textAt } from '../json.ts';
import { storyKindOf } from './labels.ts';

/** The badge of a document's card: live, a video with its length, a gallery with its number of pictures, or a podcast. */
export function badgeOf(document: AnsDocument): Badge | undefined {
	const kind = storyKindOf(document);
	if (kind === 'live' || textAt(document, 'video_type') === 'live') return { kind: 'live' };
	if (kind === 'video' || kind === 'video-dark') return { kind: 'video', ...durationOf(document) };
	const elements = objectsAt(document, 'content_elements');
	if (document.type === 'gallery' && elements.length > 0) return { kind: 'gallery', count: elements.length };
	const isPodcast = textAt(document, 'subtype') === 'podcast' || elements.some(({ type }) => type === 'audio');
	return isPodcast ? { kind: 'podcast' } : undefined;
}

function durationOf(document: AnsDocument): { milliseconds?: number } {
	const milliseconds =
		numberAt(document, 'duration') ??
		numberAt(document, 'promo_items', 'basic', 'duration') ??
		numberAt(document, 'promo_items', 'lead_art', 'duration');
	return milliseconds !== undefined && milliseconds > 0 ? { milliseconds } : {};
}
