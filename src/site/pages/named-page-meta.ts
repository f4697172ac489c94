import type { PageMeta } from '../page-meta.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from './page-urls.ts';
import { breadcrumbs } from './schema-org.ts';

type NamedPage = { readonly name: string; readonly description: string; readonly path: string };

/** Metadata of a page that stands right below the front page: its name, its canonical path and the way to it. */
export const namedPageMeta = ({ name, description, path }: NamedPage, context: RenderContext): PageMeta => ({
	title: `${name} | ${context.brand.name}`,
	description,
	canonical: absoluteUrl(path, context),
	type: 'website',
	graphs: [breadcrumbs([{ name, path }], context)],
});
