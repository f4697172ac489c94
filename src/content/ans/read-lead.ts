import type { BodyElement, Lead } from '#content/contract';
import { cardPicture } from './card-picture.ts';
import type { AnsDocument } from './document.ts';
import { picturesOf } from './elements/media.ts';
import { at, isObject } from './json.ts';
import { storyKindOf } from './labels/labels.ts';
import { readPicture } from './picture/read-picture.ts';
import type { ReadContext } from './read-context.ts';
import { readVideo } from './video/read-video.ts';

/** The lead of a story, and its body without the element that became the lead. */
export type LeadAndBody = { readonly lead: Lead; readonly body: readonly BodyElement[] };

const none: Lead = { kind: 'none' };

/**
 * Finds the lead of a document. The lead of a video is the video itself, and that of a gallery is its pictures. The lead of a story is its
 * lead art, or else the picture or video of its card. In a story of kind video without one it is the first video of the body.
 */
export function readLead(document: AnsDocument, body: readonly BodyElement[], context: ReadContext): LeadAndBody {
	const kind = storyKindOf(document);
	if (document.type === 'gallery') return { lead: galleryLead(document, context), body };
	const candidates = [document, at(document, 'promo_items', 'lead_art'), at(document, 'promo_items', 'basic')].map((item) =>
		leadOf(item, context),
	);
	const isVideo = kind === 'video' || kind === 'video-dark';
	const lead = candidates.find((candidate) => (isVideo ? candidate.kind === 'video' : candidate.kind !== 'none'));
	if (lead) return { lead, body };
	const fromBody = isVideo ? takeVideo(body) : undefined;
	return fromBody ?? { lead: pictureLead(document, context), body };
}

function leadOf(item: unknown, context: ReadContext): Lead {
	if (!isObject(item)) return none;
	if (item.type === 'gallery') return galleryLead(item, context);
	if (item.type === 'video') {
		const video = readVideo(item, context);
		return video ? { kind: 'video', video } : none;
	}
	const picture = item.type === 'image' ? readPicture(item, context) : undefined;
	return picture ? { kind: 'picture', picture } : none;
}

function galleryLead(gallery: AnsDocument, context: ReadContext): Lead {
	const pictures = picturesOf(gallery, context);
	return pictures.length === 0 ? pictureLead(gallery, context) : { kind: 'gallery', pictures };
}

function pictureLead(document: AnsDocument, context: ReadContext): Lead {
	const picture = cardPicture(document, context);
	return picture ? { kind: 'picture', picture } : none;
}

/** The first video of the body as the lead, and the body without it. */
function takeVideo(body: readonly BodyElement[]): LeadAndBody | undefined {
	for (const element of body) {
		if (element.kind === 'video') return { lead: { kind: 'video', video: element.video }, body: body.filter((other) => other !== element) };
	}
	return undefined;
}
