import type { Card, ContentQueries } from '#content/contract';
import { feedTitle } from '../../pages/feed-links.ts';
import type { RenderContext } from '../../render-context.ts';

/** A feed: the newest stories of the brand, a section, a tag or an author, with title and description. */
export type Feed = {
	readonly title: string;
	readonly description: string;
	/** The path of the page that shows the same stories. */
	readonly page: string;
	readonly cards: readonly Card[];
};

/** What a page lists: its name, and the term of its stories. */
type Listed = { readonly name: string; readonly description?: string | undefined; readonly term: string };

/** How many stories a feed has. Feed readers keep older ones themselves. */
const size = 50;

/** Stories that no search engine and no program may list. */
const unlisted = ['note:noindex'];

/** The feed of the page at a path, or to which the path redirects; undefined when it lists no stories, or does not exist. */
export async function feedAt(path: string, context: RenderContext): Promise<Feed | undefined> {
	const page = await currentPath(path, context);
	const listed = await listedAt(page, context);
	if (listed === undefined) return undefined;
	const { name, description = context.brand.description, term } = listed;
	const cards = await context.contentQueries.list({ all: [term], none: unlisted, size });
	return { title: feedTitle(name, context), description, page, cards };
}

/** The path to which a former address leads on this site, or else the same path. Feed readers ask for a feed at the address that it had. */
async function currentPath(path: string, { contentQueries }: RenderContext): Promise<string> {
	const found = path === '/' ? undefined : await contentQueries.at(path);
	return found?.kind === 'redirect' && found.to.startsWith('/') ? found.to : path;
}

async function listedAt(page: string, { brand, contentQueries }: RenderContext): Promise<Listed | undefined> {
	if (page === '/') return { name: brand.name, term: 'all' };
	const [root, slug = '', ...below] = page.split('/').slice(1, -1);
	const named = below.length === 0 ? decodeURIComponent(slug) : '';
	switch (root) {
		case 'tags':
			return tagNamed(named, contentQueries);
		case 'autor':
			return authorNamed(named, contentQueries);
		default:
			return sectionWithId(page.slice(0, -1), contentQueries);
	}
}

async function tagNamed(name: string, queries: ContentQueries): Promise<Listed | undefined> {
	const tag = await queries.tag(name);
	return tag && { name: tag.text, description: tag.description, term: `tag:${tag.slug}` };
}

async function authorNamed(name: string, queries: ContentQueries): Promise<Listed | undefined> {
	const author = await queries.author(name);
	return author && { name: author.name, description: author.bio, term: `author:${author.slug}` };
}

async function sectionWithId(id: string, queries: ContentQueries): Promise<Listed | undefined> {
	const section = await queries.section(id);
	return section && { name: section.name, description: section.description, term: `section:${section.id}` };
}
