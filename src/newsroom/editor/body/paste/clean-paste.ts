// Turns the HTML of a clipboard into the few elements that a story has.
import { parseDocument } from 'htmlparser2';
import { type Branch, blockTags, isBranch, type PastedNode, textOfNode } from './pasted-node.ts';
import { listsOfWord } from './word-lists.ts';
import { emphasisOf, startOf } from './words-of.ts';

/** Reduces the HTML of a clipboard to paragraphs, headings, lists, quotes, tables, lines, links and emphasis. */
export function cleanPaste(html: string): string {
	// HTML copied from a ProseMirror editor is clean, and its attribute says which blocks it has only a part of.
	if (html.includes('data-pm-slice')) return html;
	const { children } = parseDocument(html.replaceAll(/<!\[(?:if[^\]>]*|endif)\]>/gi, ''));
	return blocksOf(listsOfWord(children));
}

/** Elements whose content is never part of a text. */
const dropped = new Set([
	...[
		'head',
		'title',
		'style',
		'script',
		'meta',
		'link',
		'xml',
		'template',
		'noscript',
		'svg',
		'math',
		'object',
		'iframe',
		'audio',
		'video',
	],
	...['button', 'input', 'select', 'textarea', 'nav', 'dialog', 'o:p'],
]);

/** What each block becomes. Any other block only separates its words from those around it. */
const blockOf: Readonly<Record<string, string>> = {
	...{ p: 'p', h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4', li: 'li', ul: 'ul', ol: 'ol' },
	...{ blockquote: 'blockquote', table: 'table', tr: 'tr', td: 'td', th: 'th' },
};

/** The HTML of the blocks in a list of nodes. Words between blocks become paragraphs. */
function blocksOf(nodes: readonly PastedNode[]): string {
	let html = '';
	let words: PastedNode[] = [];
	const endParagraph = () => {
		html += paragraphs(words);
		words = [];
	};
	for (const node of nodes) {
		if (!isBlock(node)) {
			words.push(node);
			continue;
		}
		endParagraph();
		html += blockHtml(node);
	}
	endParagraph();
	return html;
}

const isBlock = (node: PastedNode): node is Branch => isBranch(node) && (blockTags.has(node.name) || node.children.some(isBlock));

function blockHtml(node: Branch): string {
	if (dropped.has(node.name)) return '';
	if (node.name === 'hr') return '<hr>';
	const tag = blockOf[node.name];
	switch (tag) {
		case 'ul':
		case 'ol':
			return wrap(tag, itemsOf(node));
		case 'table':
			return wrap(tag, rowsIn(node).map(rowHtml).join(''));
		case 'blockquote':
			return wrap(tag, blocksOf(node.children));
		case 'p':
		case 'h2':
		case 'h3':
		case 'h4':
			return node.children.some(isBlock) ? blocksOf(node.children) : paragraphs(node.children, tag);
		default:
			return blocksOf(node.children);
	}
}

const wrap = (tag: string, html: string): string => (html === '' ? '' : `<${tag}>${html}</${tag}>`);

/** The items of a list. Google Docs and old pages put a list directly inside a list; the inner list goes into the item before it. */
function itemsOf(list: Branch): string {
	const items: string[] = [];
	for (const node of list.children.filter(isBranch)) {
		const isList = node.name === 'ul' || node.name === 'ol';
		const html = isList ? blockHtml(node) : itemHtml(node);
		if (isList && items.length > 0) items.push(`${items.pop()}${html}`);
		else if (html !== '') items.push(isList ? `<p></p>${html}` : html);
	}
	return items.map((html) => `<li>${html}</li>`).join('');
}

/** An item is one paragraph and the lists below it. */
function itemHtml(item: Branch): string {
	const isList = (node: PastedNode): node is Branch => isBranch(node) && (node.name === 'ul' || node.name === 'ol');
	const words = wordsOf(item.children.filter((node) => !isList(node)));
	const lists = item.children.filter(isList).map((list) => blockHtml(list));
	return words === '' && lists.length === 0 ? '' : `<p>${words}</p>${lists.join('')}`;
}

const rowsIn = (node: Branch): readonly Branch[] =>
	node.children.filter(isBranch).flatMap((child) => (child.name === 'tr' ? [child] : child.name === 'table' ? [] : rowsIn(child)));

function rowHtml(row: Branch): string {
	const cells = row.children.filter(isBranch).filter(({ name }) => name === 'td' || name === 'th');
	const isHeader = cells.length > 0 && cells.every(({ name }) => name === 'th');
	const html = cells.map((cell) => `<td>${wordsOf(cell.children)}</td>`).join('');
	return html === '' ? '' : `<tr${isHeader ? ' class="header"' : ''}>${html}</tr>`;
}

/** Words as paragraphs; two line breaks in a row separate them. */
function paragraphs(nodes: readonly PastedNode[], tag = 'p'): string {
	return wordsOf(nodes)
		.split(/(?:<br>){2,}/)
		.map((html) => wrap(tag, trimmed(html)))
		.join('');
}

/** The HTML without spaces and line breaks at its ends. */
function trimmed(html: string): string {
	const inner = html.trim();
	if (inner.startsWith('<br>')) return trimmed(inner.slice(4));
	return inner.endsWith('<br>') ? trimmed(inner.slice(0, -4)) : inner;
}

/** The words of nodes, with their emphasis and links. A line break follows each block inside. */
function wordsOf(nodes: readonly PastedNode[]): string {
	const html = nodes.map(wordHtml).join('');
	return trimmed(html.replaceAll(/[ \t\r\n\u00A0]+/g, ' ').replaceAll(/ ?<br> ?/g, '<br>'));
}

function wordHtml(node: PastedNode): string {
	if (!isBranch(node)) return textOfNode(node);
	if (dropped.has(node.name)) return '';
	if (node.name === 'br') return '<br>';
	// WhatsApp and others paste emoji as pictures.
	if (node.name === 'img') return /^\p{Extended_Pictographic}/u.test(node.attribs.alt ?? '') ? (node.attribs.alt ?? '') : '';
	const inner = node.children.map(wordHtml).join('');
	if (inner.trim() === '') return inner;
	const broken = blockTags.has(node.name) ? `${inner}<br>` : inner;
	const tags = emphasisOf(node);
	return `${tags.map(startOf).join('')}${broken}${tags
		.toReversed()
		.map(({ tag }) => `</${tag}>`)
		.join('')}`;
}
