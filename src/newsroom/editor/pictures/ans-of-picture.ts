import type { LibraryPicture, Room } from '#newsroom/contract';
import type { AnsObject } from '../ans/ans-value.ts';

/** The ANS image of a picture of the library, with its words. */
export const ansOfPicture = (picture: LibraryPicture, { brand }: Room): AnsObject => ({
	type: 'image',
	version: '0.10.12',
	_id: picture.id,
	url: `${brand.origin}/resizer/v2/${picture.id}.${picture.extension}`,
	width: picture.width,
	height: picture.height,
	focal_point: picture.focal,
	...(picture.caption !== '' && { caption: picture.caption }),
	...(picture.alt !== '' && { alt_text: picture.alt }),
	...(picture.credit !== '' && { credits: { by: [{ type: 'author', name: picture.credit }] } }),
	additional_properties: {
		dominant_color: picture.dominant,
		...(picture.rightsEnd !== null && { rights_end: picture.rightsEnd }),
	},
});
