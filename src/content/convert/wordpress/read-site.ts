// The first reading of an export: what posts refer to, such as authors, categories and files. Posts themselves are not kept.
import { fileChunks } from '../file-chunks.ts';
import { childText, readXmlRecords, type XmlNode } from '../xml-records.ts';
import { keptCopy } from './kept-copy.ts';
import { Library } from './library.ts';
import { type MenuEntry, menuEntryOf } from './menu-entry.ts';
import { readWxrItem, type WxrItem } from './wxr-item.ts';

export type WxrAuthor = { readonly login: string; readonly name: string; readonly first: string; readonly last: string };
export type WxrCategory = {
	readonly id: string;
	readonly slug: string;
	readonly parent: string;
	readonly name: string;
	readonly description: string;
};

/** Everything in an export except its posts. Its size grows with files, authors and terms, not with posts. */
export class WordPressSite {
	/** The address of the site, without a slash at the end. */
	address = '';
	title = '';
	language = '';
	readonly authors = new Map<string, WxrAuthor>();
	readonly categories = new Map<string, WxrCategory>();
	readonly tags = new Map<string, WxrCategory>();
	readonly library = new Library();
	/** The entries of all menus, by their id, in their order. */
	readonly menuEntries = new Map<string, MenuEntry>();
	/** Posts and pages, to which entries of menus and links with a number lead. */
	readonly texts = new Map<string, Pick<WxrItem, 'title' | 'link'>>();
	/** Blocks that several posts share, by their id. */
	readonly sharedBlocks = new Map<string, string>();

	add(record: XmlNode): void {
		const { name, text } = record;
		if (name === 'item') this.#addItem(record);
		else if (name === 'wp:author') this.#addAuthor(record);
		else if (name === 'wp:category' || name === 'wp:tag' || name === 'wp:term') this.#addTerm(record);
		else if (name === 'wp:base_blog_url' || (name === 'link' && this.address === '')) this.address = text.trim().replace(/\/$/, '');
		else if (name === 'title') this.title ||= text.trim();
		else if (name === 'language') this.language ||= text.trim();
	}

	#addItem(record: XmlNode): void {
		const type = childText(record, 'wp:post_type');
		if (type === 'wp_block') this.sharedBlocks.set(childText(record, 'wp:post_id'), childText(record, 'content:encoded'));
		if (!['attachment', 'post', 'page', 'nav_menu_item'].includes(type)) return;
		const item = readWxrItem(record);
		if (type === 'post' || type === 'page') this.texts.set(item.id, keptCopy({ title: item.title, link: item.link }));
		if (type === 'nav_menu_item') this.menuEntries.set(item.id, keptCopy(menuEntryOf(item)));
		if (type === 'attachment') this.library.add(item);
	}

	#addAuthor(record: XmlNode): void {
		const text = (name: string) => childText(record, `wp:author_${name}`);
		const login = text('login');
		const [first, last] = [text('first_name'), text('last_name')];
		if (login !== '') this.authors.set(login, { login, first, last, name: text('display_name') || `${first} ${last}`.trim() || login });
	}

	#addTerm(record: XmlNode): void {
		const taxonomy = childText(record, 'wp:term_taxonomy');
		if (record.name === 'wp:category' || taxonomy === 'category')
			addTo(this.categories, record, ['category_nicename', 'cat_name', 'category']);
		if (record.name === 'wp:tag' || taxonomy === 'post_tag') addTo(this.tags, record, ['tag_slug', 'tag_name', 'tag']);
	}
}

/** WordPress names the members of a category, a tag and any other term differently. */
function addTo(terms: Map<string, WxrCategory>, record: XmlNode, names: readonly [string, string, string]): void {
	const text = (...keys: readonly string[]) => keys.map((key) => childText(record, `wp:${key}`)).find((found) => found !== '') ?? '';
	const slug = text(names[0], 'term_slug');
	const parent = text('category_parent', 'term_parent');
	if (slug === '') return;
	const description = text(`${names[2]}_description`, 'term_description');
	terms.set(slug, { id: text('term_id'), slug, parent, name: text(names[1], 'term_name') || slug, description });
}

/**
 * Reads what the posts of an export refer to, from all its files. If a file is broken, the part before the error counts; the second reading
 * reports it.
 */
export async function readSite(files: readonly string[]): Promise<WordPressSite> {
	const site = new WordPressSite();
	for (const file of files) await addFile(site, file).catch(() => undefined);
	return site;
}

async function addFile(site: WordPressSite, file: string): Promise<void> {
	for await (const record of readXmlRecords(fileChunks(file))) site.add(record);
}
