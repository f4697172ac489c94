import { row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import type { PageMeta } from '../page-meta.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { absoluteUrl } from './page-urls.ts';

/** A page with a short notice and the latest stories, for example at an address without a page. */
export const noticePage: Pick<PageDefinition, 'freshFor' | 'arrange' | 'meta'> = {
	freshFor: 300,
	arrange: () => [row('brick_100', { block: 'notice' }), row('brick_100', { block: 'latest' })],
	meta: noticeMeta,
};

/** Metadata of a notice. */
export function noticeMeta(subject: Subject, context: RenderContext): PageMeta {
	const { name, description } = context.brand;
	return unindexedMeta(subject.kind === 'notice' ? subject : { title: name, text: description }, context);
}

/** Metadata of a page that search engines do not index. */
export const unindexedMeta = ({ title, text }: { readonly title: string; readonly text: string }, context: RenderContext): PageMeta => ({
	title: `${title} | ${context.brand.name}`,
	description: text,
	canonical: absoluteUrl(context.address.path, context),
	type: 'website',
	card: { headline: title },
	noindex: true,
	graphs: [],
});
