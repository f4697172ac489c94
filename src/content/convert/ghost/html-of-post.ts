import { type JsonObject, textAt } from '../../ans/json.ts';
import type { Note } from '../html/html-context.ts';
import { ownHtml } from '../html/own-html.ts';
import { plainParagraphs } from '../html/plain-paragraphs.ts';
import { blocksFor } from './gated-blocks.ts';
import { htmlOfLexical } from './html-of-lexical.ts';
import { htmlOfMobiledoc } from './html-of-mobiledoc.ts';

/** The mark that exports have in place of the site’s address. */
const mark = '__GHOST_URL__';

/** The HTML of a post: the HTML that Ghost made, or else HTML made here from the format of its editor. */
export function htmlOfPost(post: JsonObject, site: string, note: Note): string {
	const rendered = textAt(post, 'html');
	const html = rendered ?? fromEditor(post, note);
	const shown = blocksFor(textAt(post, 'visibility') ?? 'public', html, note);
	return (rendered === undefined ? shown : withOwnHtml(shown, note)).replaceAll(mark, site);
}

function fromEditor(post: JsonObject, note: Note): string {
	const lexical = textAt(post, 'lexical');
	const mobiledoc = textAt(post, 'mobiledoc');
	const html = (lexical && htmlOfLexical(lexical, note)) ?? (mobiledoc && htmlOfMobiledoc(mobiledoc, note));
	if (html) return html;
	const markdown = textAt(post, 'markdown');
	if (markdown === undefined) return '';
	note('Markdown stayed as its text');
	return plainParagraphs(markdown);
}

/** Ghost marks HTML that an author wrote by hand. */
function withOwnHtml(html: string, note: Note): string {
	const [first = '', ...others] = html.split('<!--kg-card-begin: html-->');
	return first + others.map((part) => afterBegin(part, note)).join('');
}

function afterBegin(part: string, note: Note): string {
	const [own = '', ...rest] = part.split('<!--kg-card-end: html-->');
	return ownHtml(own, note) + rest.join('');
}

/** An address in a row, with that of the site. */
export const addressAt = (row: JsonObject | undefined, key: string, site: string): string =>
	(textAt(row, key) ?? '').replaceAll(mark, site);
