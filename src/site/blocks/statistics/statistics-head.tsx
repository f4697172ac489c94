import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { PageHead } from '../page-head/page-head.tsx';

/** The title of the page of figures, and what they are. */
export const statisticsHead = defineBlock({
	fields: v.object({}),
	load: async () => true,
	view: ({ context: { brand } }) => <PageHead name={brand.texts.statistics.title} brand={brand} text={brand.texts.statistics.text} />,
});
