import type { Listing } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';
import { absoluteUrl } from '../page-urls.ts';

type ListPage = { readonly name: string; readonly description: string; readonly url: string; readonly listing: Listing };

/** schema.org CollectionPage of a page that lists stories, with the stories in their order. */
export const listGraph = ({ name, description, url, listing: { cards, offset } }: ListPage, context: RenderContext): object => ({
	'@type': 'CollectionPage',
	name,
	description,
	url,
	mainEntity: {
		'@type': 'ItemList',
		itemListElement: cards.map(({ href, headline }, index) => ({
			'@type': 'ListItem',
			position: offset + index + 1,
			name: headline,
			url: absoluteUrl(href, context),
		})),
	},
});
