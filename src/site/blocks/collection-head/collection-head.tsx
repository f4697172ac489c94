import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { PageHead } from '../page-head/page-head.tsx';

/** The head of a collection's page: its name and description. */
export const collectionHead = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'collection' ? subject.collection : undefined),
	view: ({ data: { name, description }, context: { brand } }) => (
		<PageHead name={name} text={description} brand={brand} above={{ text: brand.texts.collections, href: '/colecciones/' }} />
	),
});
