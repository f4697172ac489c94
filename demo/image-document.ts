import type { AuthoredPicture } from './authoring.ts';
import { drawingOf, pictureId } from './drawings.ts';
import { type Edition, pictureName, portraitName, version } from './edition.ts';

/** The ANS image of a drawn scene. */
export function imageDocument(picture: AuthoredPicture, edition: Edition): object {
	return {
		...imageOf(pictureName(picture), edition),
		caption: picture.caption,
		alt_text: picture.alt,
		credits: { by: [{ type: 'author', name: picture.credit ?? 'Ilustración: Kiosco' }] },
		...(picture.alignment && { alignment: picture.alignment }),
	};
}

/** The ANS image of an author's portrait. */
export function portraitDocument(number: number, name: string, edition: Edition): object {
	return { ...imageOf(portraitName(number), edition), alt_text: name };
}

function imageOf(name: string, { origin }: Edition): object {
	const { width, height, focal, dominant } = drawingOf(name);
	const id = pictureId(name);
	return {
		type: 'image',
		version,
		_id: id,
		url: `${origin}/resizer/v2/${id}.jpg`,
		width,
		height,
		focal_point: focal,
		additional_properties: { dominant_color: dominant },
	};
}
