import type { Meta } from '../meta.ts';
import type { Subject } from '../subject.ts';
import type { Visit } from '../visit.ts';
import { absolute } from './absolute.ts';
import { breadcrumbs } from './graphs.ts';

/** Metadata of a page that is a list of links: tags, authors, the site map. */
export function indexMeta(subject: Subject, visit: Visit): Meta {
	if (subject.kind !== 'index') throw new Error(`an index page about a ${subject.kind}`);
	const { path } = visit.address;
	return {
		title: `${subject.name} | ${visit.brand.name}`,
		description: `${subject.name}. ${visit.brand.description}`,
		canonical: absolute(path, visit),
		type: 'website',
		graphs: [breadcrumbs([{ name: subject.name, path }], visit)],
	};
}
