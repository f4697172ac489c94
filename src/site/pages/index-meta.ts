import type { PageMeta } from '../page-meta.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { namedPageMeta } from './named-page-meta.ts';

/** Metadata of a page that lists tags, authors, dossiers or the site map. */
export function indexMeta(subject: Subject, context: RenderContext): PageMeta {
	if (subject.kind !== 'index' && subject.kind !== 'authors' && subject.kind !== 'tags')
		throw new Error(`An index page cannot be about a subject of kind '${subject.kind}'`);
	const description = `${subject.name}. ${context.brand.description}`;
	return namedPageMeta({ name: subject.name, description, path: context.address.path }, context);
}
