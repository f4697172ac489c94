import type { DeskRowView } from '#newsroom/contract';
import type { AnsObject } from '../../ans/ans-value.ts';

/** The element that links to a story from the body of another one. */
export const storyElementOf = ({ id, headline = '', path = '' }: DeskRowView): AnsObject => ({
	type: 'story',
	version: '0.10.12',
	_id: id,
	headlines: { basic: headline },
	website_url: path,
	canonical_url: path,
});

/** The element that shows a video of the library. Pages show the video as it is when they are read. */
export const videoReferenceOf = ({ id, headline = '' }: DeskRowView): AnsObject => ({
	type: 'reference',
	referent: { type: 'video', id },
	additional_properties: { headline },
});
