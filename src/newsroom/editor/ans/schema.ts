import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/**
 * The document of the editor. Each block has the ANS `element` that it came from, with all of its members; null for a block that was
 * written here. What holds HTML also has its `source`, which is given back as it was while nobody changes the words.
 */
const fromAns = { element: { default: null }, source: { default: null } };
const onlyElement = { element: { default: null } };

const words = { content: 'inline*', attrs: fromAns } as const;

const nodes = {
	doc: { content: 'block+' },
	paragraph: { ...words, group: 'block quoted', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
	heading: {
		...words,
		group: 'block quoted',
		attrs: { ...fromAns, level: { default: 2 } },
		defining: true,
		parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(level, 2) } })),
		toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
	},
	list: {
		content: 'list_item+',
		group: 'block quoted',
		attrs: { ...onlyElement, ordered: { default: false } },
		parseDOM: [
			{ tag: 'ul', attrs: { ordered: false } },
			{ tag: 'ol', attrs: { ordered: true } },
		],
		toDOM: ({ attrs }) => [attrs.ordered ? 'ol' : 'ul', 0],
	},
	/** An item that contains only a list has an empty paragraph, and `bare`. */
	list_item: {
		content: 'paragraph list*',
		attrs: { bare: { default: false } },
		defining: true,
		parseDOM: [{ tag: 'li' }],
		toDOM: () => ['li', 0],
	},
	quote: {
		content: 'quoted+ citation',
		group: 'block',
		attrs: { ...onlyElement, pull: { default: false } },
		defining: true,
		isolating: true,
		parseDOM: [{ tag: 'blockquote' }],
		toDOM: ({ attrs }) => ['blockquote', { class: attrs.pull ? 'pull' : '' }, 0],
	},
	citation: { ...words, parseDOM: [{ tag: 'cite' }], toDOM: () => ['cite', { 'data-placeholder': 'Quién lo dijo' }, 0] },
	table: {
		content: 'table_row+',
		group: 'block',
		attrs: onlyElement,
		isolating: true,
		parseDOM: [{ tag: 'table' }],
		toDOM: () => ['table', ['tbody', 0]],
	},
	table_row: {
		content: 'table_cell+',
		attrs: { header: { default: false } },
		parseDOM: [{ tag: 'tr', getAttrs: (node: HTMLElement) => ({ header: node.className === 'header' }) }],
		toDOM: ({ attrs }) => ['tr', { class: attrs.header ? 'header' : '' }, 0],
	},
	table_cell: { ...words, isolating: true, parseDOM: [{ tag: 'td' }, { tag: 'th' }], toDOM: () => ['td', 0] },
	divider: { group: 'block', attrs: onlyElement, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
	/** A picture, an embed, HTML, or an element that the editor does not know. */
	element: {
		group: 'block',
		attrs: onlyElement,
		draggable: true,
		toDOM: ({ attrs }) => ['div', { class: 'element' }, String(attrs.element?.type)],
	},
	hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
	/** HTML inside words that has no words itself: an icon, a comment, a script. */
	inline_html: { inline: true, group: 'inline', attrs: { html: {} }, toDOM: () => ['span', { class: 'inline-html' }, '‹html›'] },
	text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const isNormal = (node: HTMLElement): boolean => /^(?:normal|400)$/.test(node.style.fontWeight);

/** One mark for each HTML element around words, so that whatever a sender wrote comes back. `attributes` are in the order of the source. */
const html: MarkSpec = {
	attrs: { tag: {}, attributes: { default: [] } },
	excludes: '',
	parseDOM: [
		...['sub', 'sup', 'u', 's', 'mark', 'code'].map((tag) => ({ tag, attrs: { tag } })),
		{ tag: 'strong, b', getAttrs: (node: HTMLElement) => (isNormal(node) ? false : { tag: 'strong' }) },
		{ style: 'font-weight', getAttrs: (value: string) => /^(?:bold|[6-9]00)$/.test(value) && { tag: 'strong' } },
		{ tag: 'em, i', attrs: { tag: 'em' } },
		{ style: 'font-style=italic', attrs: { tag: 'em' } },
		{
			tag: 'a[href]',
			getAttrs: (node: HTMLElement) => ({ tag: 'a', attributes: [['href', node.getAttribute('href') ?? '']] }),
		},
	],
	// Attributes of a sender never reach the page of the editor: they may be scripts. The address of a link is shown as a text.
	toDOM: ({ attrs }) => {
		if (attrs.tag === 'a') return ['a', { title: new Map(attrs.attributes).get('href') }, 0];
		return shownTags.has(attrs.tag) ? [attrs.tag, 0] : ['span', { class: 'unknown-tag', title: `<${attrs.tag}>` }, 0];
	},
};

const shownTags = new Set(['abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'ins', 'mark', 'q', 's', 'small', 'strong', 'sub', 'sup', 'u']);

/** The schema of a story's body. */
export const schema = new Schema({ nodes, marks: { html } });
