import { row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { absoluteUrl } from './page-urls.ts';

/** A page with a short notice and the latest stories, for example at an address without a page. */
export const noticePage: Pick<PageDefinition, 'freshFor' | 'arrange' | 'meta'> = {
	freshFor: 300,
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
		card: { headline: title },
		noindex: true,
		graphs: [],
	};
}
