import { DOMParser, DOMSerializer, type Mark, type Node } from 'prosemirror-model';
import { schema } from '../../ans/schema.ts';

/** A mark for what this browser copied, so that no other page can put an element of its own into a story. */
function ownKey(): string {
	const name = 'kiosco-clipboard';
	const key = localStorage.getItem(name) ?? crypto.randomUUID();
	localStorage.setItem(name, key);
	return key;
}

/** Reads what is pasted. Elements that were copied in this browser keep all their members. */
export function clipboardParser(): DOMParser {
	const getAttrs = ({ dataset: { ans = '', key } }: HTMLElement) => (key === ownKey() ? { element: JSON.parse(ans) } : false);
	return new DOMParser(schema, [{ tag: 'div[data-ans]', node: 'element', getAttrs }, ...DOMParser.fromSchema(schema).rules]);
}

/** Writes what is copied: links with their addresses, elements with all their members. */
export function clipboardSerializer(): DOMSerializer {
	const nodes = DOMSerializer.nodesFromSchema(schema);
	const marks = DOMSerializer.marksFromSchema(schema);
	const element = ({ attrs }: Node) => ['div', { 'data-ans': JSON.stringify(attrs.element), 'data-key': ownKey() }] as const;
	const html = (mark: Mark, inline: boolean) => {
		const href = hrefOf(mark);
		return href === undefined ? (marks.html?.(mark, inline) ?? ['span', 0]) : (['a', { href }, 0] as const);
	};
	return new DOMSerializer({ ...nodes, element }, { ...marks, html });
}

/** The address of a link, if it is safe to follow; undefined for other marks. */
function hrefOf({ attrs }: Mark): string | undefined {
	if (attrs.tag !== 'a') return undefined;
	const attributes: readonly (readonly [string, string])[] = attrs.attributes;
	const href = attributes.find(([name]) => name === 'href')?.[1];
	return href !== undefined && /^(?:https?:|mailto:|tel:|\/)/.test(href) ? href : undefined;
}
