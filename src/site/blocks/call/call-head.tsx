import * as v from 'valibot';
import { fill } from '#brands';
import { generalCall } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { PageHead } from '../page-head/page-head.tsx';

/** The head of the page of a call, or of the page for readers who propose themselves. */
export const callHead = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'call' ? subject : undefined),
	view: ({ data: { name, call }, context: { brand } }) => {
		const { title, candidates } = brand.texts.calls;
		const isGeneral = call === undefined || call.slug === generalCall;
		const text = isGeneral ? fill(candidates.subtitle, { brand: brand.name }) : undefined;
		return <PageHead name={name} brand={brand} text={text} above={{ text: title, href: '/convocatorias/' }} />;
	},
});
