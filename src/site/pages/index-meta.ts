import type { PageMeta } from '../page-meta.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { absoluteUrl } from './page-urls.ts';
import { breadcrumbs } from './schema-org.ts';

/** Metadata of a page that lists links: tags, authors, collections, the site map. */
export function indexMeta(subject: Subject, context: RenderContext): PageMeta {
	if (subject.kind !== 'index') throw new Error(`An index page cannot be about a subject of kind '${subject.kind}'`);
	const { path } = context.address;
	return {
		title: `${subject.name} | ${context.brand.name}`,
		description: `${subject.name}. ${context.brand.description}`,
		canonical: absoluteUrl(path, context),
		type: 'website',
		graphs: [breadcrumbs([{ name: subject.name, path }], context)],
	};
}
