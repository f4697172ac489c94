import type { Texts } from '#brands';
import { row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { absoluteUrl } from './page-urls.ts';

/** A page with a short notice and the latest stories: for page types that have no page of their own yet, and for missing pages. */
export const noticePage: PageDefinition = {
	freshFor: 300,
	load: async ({ brand, address }) => ({ kind: 'found', subject: comingSoon(brand.texts, address.path) }),
	arrange: () => [row('brick_100', { block: 'notice' }), row('brick_100', { block: 'latest' })],
	meta: noticeMeta,
};

/** Metadata of a notice; search engines do not index it. */
export function noticeMeta(subject: Subject, context: RenderContext) {
	const { title, text } = subject.kind === 'notice' ? subject : { title: context.brand.name, text: context.brand.description };
	return {
		title: `${title} | ${context.brand.name}`,
		description: text,
		canonical: absoluteUrl(context.address.path, context),
		type: 'website' as const,
		noindex: true,
		graphs: [],
	};
}

function comingSoon(texts: Texts, path: string): Subject {
	const name = texts.pageNames[path.split('/')[1] ?? ''] ?? '';
	return { kind: 'notice', name, title: name === '' ? texts.comingTitle : name, text: texts.comingText };
}
