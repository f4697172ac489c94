import type { AuthoredPicture } from './authoring.ts';
import { drawingOf, pictureId } from './drawings.ts';
import { coverName, type Edition, pictureName, portraitName, version } from './edition.ts';
import type { Sitter } from './pictures/people.ts';
import { sceneWords } from './pictures/scene-words.ts';

/** The ANS image of a drawn scene. */
export const imageDocument = (picture: AuthoredPicture, edition: Edition): object => named(pictureName(picture), picture, edition);

/** The ANS image of the cover of a podcast. */
export const coverDocument = (picture: AuthoredPicture, edition: Edition): object => named(coverName(picture), picture, edition);

function named(name: string, picture: AuthoredPicture, edition: Edition): object {
	return {
		...imageOf(name, edition),
		caption: picture.caption,
		alt_text: wordsOf(picture),
		credits: { by: [{ type: 'author', name: picture.credit ?? 'Ilustración: Kiosco' }] },
		...(picture.alignment && { alignment: picture.alignment }),
	};
}

const wordsOf = ({ scene, person }: AuthoredPicture): string => (person ? `${sceneWords[scene]}: ${person}` : sceneWords[scene]);

/** The ANS image of an author's portrait. */
export function portraitDocument(sitter: Sitter, name: string, edition: Edition): object {
	return { ...imageOf(portraitName(sitter), edition), alt_text: name };
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
