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
