import { callStateAt, generalCall, type OpenCall, pathOfOpenCall } from '#content/contract';
import { row, rowOfTwo } from '../../arrangement.ts';
import type { LoadResult, PageDefinition } from '../../page-definition.ts';
import type { PageMeta } from '../../page-meta.ts';
import type { RenderContext } from '../../render-context.ts';
import { namedPageMeta } from '../named-page-meta.ts';
import { otherOpenCalls } from './other-open-calls.ts';

/** `/convocatorias/{slug}/`: an open call with its form (ROUTE-14). The general call has another page, see `generalOpenCallPage`. */
export const openCallPage: PageDefinition = {
	// The call may open or close.
	freshFor: 60,
	load: loadCall,
	arrange: () => [
		row('brick_100', { block: 'call-head' }),
		rowOfTwo([{ block: 'call' }, { block: 'call-form' }], [{ block: 'other-calls' }]),
		row('brick_100', { block: 'latest' }),
	],
	meta: (subject, context) => {
		if (subject.kind !== 'call' || subject.call === undefined) throw new Error('The page of a call needs a call as its subject');
		return metaOfCall(subject.call, context);
	},
};

async function loadCall({ contentQueries, address, now }: RenderContext): Promise<LoadResult> {
	const slug = address.path.split('/')[2];
	if (slug === generalCall) return { kind: 'redirect', to: pathOfOpenCall(slug), permanent: true };
	const calls = await contentQueries.openCalls();
	const call = calls.find((one) => one.slug === slug);
	if (call === undefined) return { kind: 'missing' };
	return { kind: 'found', subject: { kind: 'call', name: call.title, call, others: otherOpenCalls(calls, call.slug, now) } };
}

function metaOfCall(call: OpenCall, context: RenderContext): PageMeta {
	const { brand, now } = context;
	const above = { name: brand.texts.calls.title, path: '/convocatorias/' };
	const page = { name: call.title, description: call.paragraphs[0] ?? '', path: pathOfOpenCall(call.slug), above, picture: call.picture };
	return {
		...namedPageMeta(page, context),
		...(callStateAt(call, now) === 'closed' && { noindex: true }),
	};
}
