import type { Author } from '#content/contract';
import { imageAddress } from '#media/contract';
import { row, rowOfTwo } from '../arrangement.ts';
import type { Loaded, Page } from '../page.ts';
import type { Visit } from '../visit.ts';
import { absolute, pagedLinks, pageMark } from './absolute.ts';
import { breadcrumbs, organization } from './graphs.ts';
import { indexMeta } from './index-meta.ts';
import { goesOn, listOf, pastTheEnd } from './listing.ts';

/** `/autor/{slug}/` shows an author and the author's stories, `/autor/` all authors (ROUTE-04). */
export const authorPage: Page = {
	freshFor: 60,
	load: (visit) => (visit.address.path === '/autor/' ? loadAuthors(visit) : loadAuthor(visit)),
	arrange: ({ kind }) =>
		kind === 'index'
			? [row('brick_100', { block: 'index' })]
			: [row('brick_100', { block: 'author-head' }), rowOfTwo([{ block: 'listing' }], [{ block: 'most-read' }])],
	meta(subject, visit) {
		if (subject.kind !== 'author') return indexMeta(subject, visit);
		const { author, listing } = subject;
		return {
			title: `${author.name} | ${visit.brand.name}${pageMark(visit)}`,
			description: author.bio ?? `${author.name}: ${visit.brand.description}`,
			...pagedLinks(visit, goesOn(listing)),
			type: 'profile',
			...(author.portrait && { picture: author.portrait }),
			graphs: [profile(author, visit), breadcrumbs([{ name: author.name, path: `/autor/${author.slug}/` }], visit)],
		};
	},
};

function profile({ slug, name, role, bio, portrait, social }: Author, visit: Visit): object {
	const url = absolute(`/autor/${slug}/`, visit);
	return {
		'@type': 'ProfilePage',
		url,
		mainEntity: {
			'@type': 'Person',
			name,
			url,
			jobTitle: role,
			description: bio,
			...(portrait && { image: absolute(imageAddress(portrait, '1:1', 640), visit) }),
			sameAs: social.map((account) => account.url),
			worksFor: organization(visit),
		},
	};
}

async function loadAuthor(visit: Visit): Promise<Loaded> {
	const [slug = '', ...rest] = visit.address.path.split('/').slice(2, -1);
	const author = rest.length > 0 ? undefined : await visit.reader.author(decodeURIComponent(slug));
	if (author === undefined) return { kind: 'missing' };
	const listing = await listOf({ all: [`author:${author.slug}`] }, visit);
	return pastTheEnd(listing) ? { kind: 'missing' } : { kind: 'found', subject: { kind: 'author', author, listing } };
}

async function loadAuthors({ reader, brand }: Visit): Promise<Loaded> {
	const authors = await reader.authors();
	const links = authors.map(({ slug, name }) => ({ text: name, href: `/autor/${slug}/` }));
	return { kind: 'found', subject: { kind: 'index', name: brand.texts.authors, links } };
}
