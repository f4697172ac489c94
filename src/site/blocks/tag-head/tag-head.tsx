import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { FollowButton } from '../keep-button/keep-button.tsx';
import { PageHead } from '../page-head/page-head.tsx';

/** The head of a tag's page: its name and description. */
export const tagHead = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'tag' ? subject.tag : undefined),
	view: ({ data: { description, slug, text }, context: { brand } }) => (
		<PageHead name={text} text={description} brand={brand} above={{ text: brand.texts.tags, href: '/tags/' }}>
			<FollowButton topic={{ term: `tag:${slug}`, path: `/tags/${slug}/`, name: text }} texts={brand.texts} />
		</PageHead>
	),
});
