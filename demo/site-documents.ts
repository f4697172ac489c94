import type { AuthoredSite } from './authoring.ts';
import { type Edition, storyId, version } from './edition.ts';
import { demoId } from './ids.ts';
import { portraitDocument } from './image-document.ts';

/** A section as it appears inside stories. Throws when the brand does not have it. */
export function siteSection(id: string, { site, brand }: Edition): object {
	const section = site.sections.find((candidate) => candidate.id === id);
	if (section === undefined) throw new Error(`a demo story is in the section '${id}', which ${brand} does not have`);
	return {
		type: 'section',
		version: '0.6.0',
		_id: id,
		_website: brand,
		name: section.name,
		path: id,
		parent_id: section.parent,
		parent: { default: section.parent },
	};
}

/** An author as they appear inside stories. Throws when the brand does not have them. */
export function siteAuthor(slug: string, edition: Edition): object {
	const author = edition.site.authors.find((candidate) => candidate.slug === slug);
	if (author === undefined) throw new Error(`a demo story is by the author '${slug}', whom ${edition.brand} does not have`);
	return {
		type: 'author',
		version: '0.5.8',
		_id: author.slug,
		slug: author.slug,
		name: author.name,
		byline: author.name,
		role: author.role,
		bio: author.bio,
		long_bio: author.longBio,
		url: `/autor/${author.slug}/`,
		image: portraitDocument(author.portrait, author.name, edition),
	};
}

const hierarchies = ['primary', 'hamburger', 'footermenu1'] as const;

type Ordered = Pick<AuthoredSite['sections'][number], (typeof hierarchies)[number]>;

/** The section and link nodes of a brand's hierarchies, in the form of the site service (content API, section c). */
export function navigationDocuments({ site, brand }: Edition): object[] {
	const sections = site.sections.map((section) => ({
		_id: section.id,
		_website: brand,
		name: section.name,
		node_type: 'section',
		inactive: false,
		site: { site_title: section.name, site_description: section.description ?? null },
		parent: { default: section.parent, ...parents(section, section.parent, site) },
		order: orders(section),
	}));
	const links = site.links.map((link) => ({
		_id: `link-${demoId(`${brand} ${link.url}`)}`,
		_website: brand,
		node_type: 'link',
		display_name: link.name,
		url: link.url,
		parent: parents(link, '/', site),
		order: orders(link),
	}));
	return [...sections, ...links];
}

function orders(node: Ordered): object {
	return Object.fromEntries(hierarchies.flatMap((name) => (node[name] === undefined ? [] : [[name, 1000 + node[name]]])));
}

/** The parents of a node. It is below its section's parent only if the hierarchy lists that parent, and at the top otherwise. */
function parents(node: Ordered, parent: string, site: AuthoredSite): object {
	const listed = (name: (typeof hierarchies)[number]) =>
		site.sections.some((section) => section.id === parent && section[name] !== undefined);
	return Object.fromEntries(
		hierarchies.flatMap((name) => (node[name] === undefined ? [] : [[name, name === 'hamburger' && listed(name) ? parent : '/']])),
	);
}

/** The collections of a brand. */
export function collectionDocuments(edition: Edition): object[] {
	return edition.site.collections.map(({ alias, name, description, items }) => ({
		type: 'collection',
		version,
		_id: demoId(`${edition.brand} collection ${alias}`),
		canonical_website: edition.brand,
		content_aliases: [alias],
		headlines: { basic: name },
		...(description && { description: { basic: description } }),
		content_elements: items.map((slug) => ({ type: 'reference', referent: { id: storyId(slug, edition), type: 'story' } })),
		websites: { [edition.brand]: {} },
		revision: { revision_id: `${alias}-1`, published: true },
	}));
}

/** The documents of a brand's authors and tags. */
export function libraryDocuments(edition: Edition): object[] {
	const authors = edition.site.authors.map(({ slug }) => siteAuthor(slug, edition));
	const tags = edition.site.tags.map((tag) => ({ type: 'tag', ...tag }));
	return [...authors, ...tags];
}
