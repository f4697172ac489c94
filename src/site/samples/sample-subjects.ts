import type { ContentQueries } from '#content/contract';
import type { AccountPageData, Subject } from '../subject.ts';

type SubjectOf = (contentQueries: ContentQueries) => Promise<Subject | undefined>;

/** The newest story that has a term, such as `kind:live`. */
export function newestStory(term: string): SubjectOf {
	return async (contentQueries) => {
		const [card] = await contentQueries.list({ all: [term], size: 1 });
		const found = card && (await contentQueries.at(card.href));
		return found?.kind === 'story' ? { kind: 'story', story: found.story } : undefined;
	};
}

/** The newest story for registered readers, as other readers get it. */
export const aWalledStory: SubjectOf = async (contentQueries) => {
	for (const { href } of await contentQueries.list({ all: ['all'], size: 500 })) {
		const found = await contentQueries.at(href);
		if (found.kind === 'story' && found.story.access === 'excerpt') return { kind: 'story', story: found.story };
	}
	return undefined;
};

/** A section of the brand that has stories, with its listing. */
export const aSection: SubjectOf = async (contentQueries) => {
	const cards = await contentQueries.list({ all: ['all'], size: 20 });
	const id = cards.find(({ section }) => section !== undefined)?.section?.id;
	const section = id === undefined ? undefined : await contentQueries.section(id);
	return section && { kind: 'section', section, listing: await contentQueries.listing({ all: [`section:${section.id}`], size: 20 }) };
};

/** A section that has no stories yet. */
export const anEmptySection: SubjectOf = async (contentQueries) => {
	const subject = await aSection(contentQueries);
	return subject?.kind === 'section' ? { ...subject, listing: { cards: [], total: 0, capped: false, offset: 0, size: 20 } } : undefined;
};

/** A tag of the brand, with its listing. */
export const aTag: SubjectOf = async (contentQueries) => {
	const tag = (await contentQueries.tags())[0];
	return tag && { kind: 'tag', tag, listing: await contentQueries.listing({ all: [`tag:${tag.slug}`], size: 20 }) };
};

/** A collection of the brand, with its listing. */
export const aCollection: SubjectOf = async (contentQueries) => {
	const [first] = await contentQueries.collections();
	const collection = first && (await contentQueries.collection(first.alias));
	if (!collection) return undefined;
	const { cards } = collection;
	return { kind: 'collection', collection, listing: { cards, total: cards.length, capped: false, offset: 0, size: 20 } };
};

/** An author of the brand, with their listing. */
export const anAuthor: SubjectOf = async (contentQueries) => {
	const author = (await contentQueries.authors())[0];
	return author && { kind: 'author', author, listing: await contentQueries.listing({ all: [`author:${author.slug}`], size: 20 }) };
};

/** A search for these words; `undefined` is the search page before a search. */
export function searchFor(terms: string | undefined): SubjectOf {
	return async (contentQueries) => ({
		kind: 'search',
		result: terms === undefined ? undefined : await contentQueries.search({ terms, page: 1, size: 20 }),
	});
}

/** A search in a section of the main menu. */
export function searchInSection(terms: string): SubjectOf {
	return async (contentQueries) => {
		const first = (await contentQueries.navigation('primary')).find(({ kind }) => kind === 'section');
		const section = first && (await contentQueries.section(first.id));
		return section && { kind: 'search', section, result: await contentQueries.search({ terms, page: 1, size: 20, section: section.id }) };
	};
}

/** The site map: all sections of the brand, and a group of other links. */
export const theSections: SubjectOf = async (contentQueries) => {
	const links = (await contentQueries.sections()).map(({ id, name }) => ({ text: name, href: `${id}/` }));
	const groups = [{ name: 'Sobre nosotros', links: [{ text: 'Quiénes somos', href: '/quienes-somos/' }] }];
	return { kind: 'index', name: 'Mapa del sitio', links, groups };
};

/** The subject of a page with a notice. */
export function noticeOf(notice: Omit<Extract<Subject, { kind: 'notice' }>, 'kind'>): SubjectOf {
	return async () => ({ kind: 'notice', ...notice });
}

/** An account page, empty or with a form that a browser without scripts sent. */
export function accountOf(part: AccountPageData): SubjectOf {
	return async () => ({ kind: 'account', name: 'ingresar', title: 'Iniciar sesión', ...part });
}

/** The list query of a brand that has no stories. */
export const noStories: ContentQueries['list'] = async () => [];

/** The tags of the brand with their numbers of stories. */
export const theTags: SubjectOf = async (contentQueries) => {
	const tags = await contentQueries.tags();
	const counts = await contentQueries.storyCounts(tags.map(({ slug }) => `tag:${slug}`));
	return { kind: 'tags', name: 'Temas', tags: tags.map((tag, at) => ({ ...tag, stories: counts[at] })) };
};

/** The authors of the brand. */
export const theAuthors: SubjectOf = async (contentQueries) => ({
	kind: 'authors',
	name: 'Autores',
	authors: await contentQueries.authors(),
});
