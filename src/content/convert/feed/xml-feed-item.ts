// Items of RSS and Atom.
import { escapeHtml } from '../../ans/text/escape-html.ts';
import { plainParagraphs } from '../html/plain-paragraphs.ts';
import { childrenNamed, childText, type XmlNode } from '../xml-records.ts';
import type { FeedItem } from './feed-item.ts';

/** An `<item>` of RSS or an `<entry>` of Atom. */
export function feedItemOfXml(node: XmlNode): FeedItem {
	const first = (...names: readonly string[]) => names.map((name) => markupOf(node, name)).find((text) => text !== '') ?? '';
	const link = linkOf(node);
	return {
		id: first('guid', 'id') || link,
		title: first('title'),
		link,
		content: first('content:encoded', 'content'),
		summary: first('description', 'summary', 'itunes:summary'),
		published: first('pubDate', 'published', 'dc:date', 'updated'),
		updated: first('updated', 'dcterms:modified', 'atom:updated'),
		authors: authorsOf(node),
		tags: childrenNamed(node, 'category').map(({ attributes, text }) => attributes.label ?? attributes.term ?? text.trim()),
		enclosures: enclosuresOf(node),
	};
}

/** The text of a child. Atom may write it as elements of XHTML, or as text that is no HTML. */
function markupOf(node: XmlNode, name: string): string {
	const [child] = childrenNamed(node, name);
	if (child === undefined) return '';
	if (child.attributes.type === 'xhtml') return child.children.map(serialized).join('');
	return child.attributes.type === 'text' && name === 'content' ? plainParagraphs(child.text) : child.text.trim();
}

/** Elements of XHTML as HTML, without the prefix of their names. */
function serialized({ name, attributes, content }: XmlNode): string {
	const tag = name.replace(/^[\w-]+:/, '');
	const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
	const inside = content.map((part) => (typeof part === 'string' ? escapeHtml(part) : serialized(part))).join('');
	return /^(br|hr|img|source|wbr)$/.test(tag) ? `<${tag}${written.join('')}>` : `<${tag}${written.join('')}>${inside}</${tag}>`;
}

/** The address of the item: that of RSS is text, that of Atom an attribute. */
function linkOf(node: XmlNode): string {
	const links = childrenNamed(node, 'link');
	const own = links.find(({ attributes: { rel = 'alternate' } }) => rel === 'alternate');
	const id = childrenNamed(node, 'guid').find(({ attributes, text }) => attributes.isPermaLink !== 'false' && /^https?:/.test(text.trim()));
	return own?.attributes.href ?? (own?.text.trim() || id?.text.trim() || '');
}

/** RSS writes `address (name)` or the name of Dublin Core, Atom a name inside. */
function authorsOf(node: XmlNode): readonly string[] {
	const creators = childrenNamed(node, 'dc:creator').map(({ text }) => text.trim());
	const authors = childrenNamed(node, 'author').map((author) => childText(author, 'name') || nameIn(author.text.trim()));
	return [...new Set(creators.length > 0 ? creators : authors)].filter((name) => name !== '');
}

const nameIn = (text: string): string => /\(([^()]+)\)/.exec(text)?.[1]?.trim() ?? (text.includes('@') ? '' : text);

function enclosuresOf(node: XmlNode): FeedItem['enclosures'] {
	const groups = childrenNamed(node, 'media:group').flatMap(({ children }) => children);
	const files = [...node.children, ...groups].flatMap(({ name, attributes: { url, href, rel, type, medium } }) => {
		if (name === 'enclosure' || name === 'media:content') return [{ url: url ?? '', type: type ?? medium ?? '' }];
		if (name === 'media:thumbnail' || name === 'itunes:image') return [{ url: url ?? href ?? '', type: 'image' }];
		return name === 'link' && rel === 'enclosure' ? [{ url: href ?? '', type: type ?? '' }] : [];
	});
	return files.filter(({ url }) => url !== '');
}
