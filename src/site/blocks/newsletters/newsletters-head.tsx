import * as v from 'valibot';
import { fill } from '#brands';
import { defineBlock } from '../../block.ts';
import { PageHead } from '../page-head/page-head.tsx';

/** The head of the list of newsletters, or of the page of one. */
export const newslettersHead = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'newsletters' || subject.kind === 'newsletter' ? subject : undefined),
	view: ({ data, context: { brand } }) => {
		const { title, subtitle } = brand.texts.newsletters;
		if (data.kind === 'newsletters') return <PageHead name={title} brand={brand} text={fill(subtitle, { brand: brand.name })} />;
		return <PageHead name={data.newsletter.title} brand={brand} above={{ text: title, href: '/newsletters/' }} />;
	},
});
