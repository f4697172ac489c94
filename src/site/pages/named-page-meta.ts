import type { ShareCard } from '#media/contract';
import type { PageMeta } from '../page-meta.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from './page-urls.ts';
import { breadcrumbs } from './structured-data/breadcrumbs-and-publisher.ts';

type NamedPage = {
	readonly name: string;
	readonly description: string;
	/** Its canonical path. */
	readonly path: string;
	/** The page that it stands below; default: the front page. */
	readonly above?: { readonly name: string; readonly path: string };
	/** The picture of its share card. */
	readonly picture?: ShareCard['picture'] | undefined;
};

/** Metadata of a page with its own name, with its breadcrumbs. */
export const namedPageMeta = ({ name, description, path, above, picture }: NamedPage, context: RenderContext): PageMeta => ({
	title: `${name} | ${context.brand.name}`,
	description,
	canonical: absoluteUrl(path, context),
	type: 'website',
	card: { kicker: above?.name, headline: name, picture },
	graphs: [breadcrumbs([...(above ? [above] : []), { name, path }], context)],
});
