import { fill } from '#brands';
import { generalCall } from '#content/contract';
import { row, rowOfTwo } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import { namedPageMeta } from '../named-page-meta.ts';
import { otherOpenCalls } from './other-open-calls.ts';

/** `/candidateame/`: the general call with its form, for readers who propose themselves for any programme, and the other calls (ROUTE-14). */
export const generalOpenCallPage: PageDefinition = {
	// The call may open or close.
	freshFor: 60,
	load: async ({ brand, contentQueries, now }) => {
		const calls = await contentQueries.openCalls();
		const call = calls.find(({ slug }) => slug === generalCall);
		const name = call?.title ?? brand.texts.calls.candidates.title;
		return { kind: 'found', subject: { kind: 'call', name, call, others: otherOpenCalls(calls, generalCall, now) } };
	},
	arrange: (subject) => [
		row('brick_100', { block: 'call-head' }),
		subject.kind === 'call' && subject.call === undefined
			? row('brick_100', { block: 'other-calls' })
			: rowOfTwo([{ block: 'call' }, { block: 'call-form' }], [{ block: 'other-calls' }]),
		row('brick_100', { block: 'latest' }),
	],
	meta: (_, context) => {
		const { brand, address } = context;
		const { title, description } = brand.texts.calls.candidates;
		return namedPageMeta({ name: title, description: fill(description, { brand: brand.name }), path: address.path }, context);
	},
};
