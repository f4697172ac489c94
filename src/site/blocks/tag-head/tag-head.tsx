import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { PageHead } from '../page-head/page-head.tsx';

/** The head of a tag's page: its name and description. */
export const tagHead = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'tag' ? subject.tag : undefined),
	view: ({ data: { description, text }, context: { brand } }) => (
		<PageHead name={text} text={description} brand={brand} above={{ text: brand.texts.tags, href: '/tags/' }} />
	),
});
