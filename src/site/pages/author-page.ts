import type { Author } from '#content/contract';
import { imageAddress } from '#media/contract';
import { row } from '../arrangement.ts';
import type { LoadResult, PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import { feedLinks } from './feed-links.ts';
import { indexMeta } from './index-meta.ts';
import { listArrangement } from './list-arrangements.ts';
import { hasNextPage, isPastTheEnd, loadListing } from './listing.ts';
import { absoluteUrl, pagedUrls, pageNumberMark } from './page-urls.ts';
import { breadcrumbs, organization } from './structured-data/breadcrumbs-and-publisher.ts';
import { withCounts } from './with-counts.ts';

/** `/autor/{slug}/` shows an author and the author's stories, `/autor/` all authors (ROUTE-04). */
export const authorPage: PageDefinition = {
	freshFor: 60,
	load: (context) => (context.address.path === '/autor/' ? loadAuthors(context) : loadAuthor(context)),
	arrange: ({ kind }) => (kind === 'authors' ? [row('brick_100', { block: 'author-index' })] : listArrangement('author-head')),
	meta(subject, context) {
		if (subject.kind !== 'author') return indexMeta(subject, context);
		const { author, listing } = subject;
		return {
			title: `${author.name} | ${context.brand.name}${pageNumberMark(context)}`,
			description: author.bio ?? `${author.name}: ${context.brand.description}`,
			...pagedUrls(context, hasNextPage(listing)),
			type: 'profile',
			card: { kicker: author.role, headline: author.name, picture: author.portrait },
			feeds: feedLinks(author.name, `/autor/${author.slug}/`, context),
			graphs: [profile(author, context), breadcrumbs([{ name: author.name, path: `/autor/${author.slug}/` }], context)],
		};
	},
};

function profile({ slug, name, role, bio, portrait, social }: Author, context: RenderContext): object {
	const url = absoluteUrl(`/autor/${slug}/`, context);
	return {
		'@type': 'ProfilePage',
		url,
		mainEntity: {
			'@type': 'Person',
			name,
			url,
			jobTitle: role,
			description: bio,
			...(portrait && { image: absoluteUrl(imageAddress(portrait, '1:1', 640), context) }),
			sameAs: social.map((account) => account.url),
			worksFor: organization(context),
		},
	};
}

async function loadAuthor(context: RenderContext): Promise<LoadResult> {
	const [slug = '', ...rest] = context.address.path.split('/').slice(2, -1);
	const author = rest.length > 0 ? undefined : await context.contentQueries.author(decodeURIComponent(slug));
	if (author === undefined) return { kind: 'missing' };
	const listing = await loadListing({ all: [`author:${author.slug}`] }, context);
	return isPastTheEnd(listing) ? { kind: 'missing' } : { kind: 'found', subject: { kind: 'author', author, listing } };
}

async function loadAuthors({ contentQueries, brand }: RenderContext): Promise<LoadResult> {
	const authors = await withCounts(await contentQueries.authors(), 'author', contentQueries);
	return { kind: 'found', subject: { kind: 'authors', name: brand.texts.authors, authors } };
}
