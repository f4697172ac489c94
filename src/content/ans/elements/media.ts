// Reads pictures, galleries, videos and sound.
import { type JsonObject, listAt, textAt } from '../json.ts';
import { readPicture } from '../picture/read-picture.ts';
import type { ElementContext, ReadElement } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';
import { readVideo } from '../video/read-video.ts';
import { readSound } from './sound.ts';
import { htmlAt } from './text-elements.ts';

export const readImage: ReadElement = (element, context) => {
	const picture = readPicture(element, context);
	return picture ? [{ kind: 'picture', picture, alignment: alignmentOf(element) }] : [];
};

const alignments = ['left', 'right', 'center'] as const;

const alignmentOf = (element: JsonObject) => alignments.find((known) => known === element.alignment) ?? 'center';

export const readGallery: ReadElement = (element, context) => {
	const pictures = picturesOf(element, context);
	const headline = cleanText(textAt(element, 'headlines', 'basic') ?? '');
	return pictures.length === 0 ? [] : [{ kind: 'gallery', ...(headline ? { headline } : {}), pictures }];
};

/** The pictures of a gallery in order, without those from hosts that are not allowed. */
export const picturesOf = (gallery: JsonObject, context: Pick<ElementContext, keyof Parameters<typeof readPicture>[1]>) =>
	listAt(gallery, 'content_elements').flatMap((image) => readPicture(image, context) ?? []);

export const readVideoElement: ReadElement = (element, context) => {
	const video = readVideo(element, context);
	return video ? [{ kind: 'video', video }] : [];
};

export const readAudio: ReadElement = (element, context) => {
	const sound = readSound(element, context.links.origins);
	if (sound === undefined) return [];
	const headline = cleanText(textAt(element, 'headlines', 'basic') ?? '');
	const caption = htmlAt(element, ['description', 'basic'], context);
	return [{ kind: 'audio', ...(headline ? { headline } : {}), ...(caption ? { caption } : {}), ...sound, loop: element.loop === true }];
};
