// Word puts list items on the clipboard as paragraphs that begin with a bullet or number as text.
import { parseDocument } from 'htmlparser2';
import { type Branch, isBranch, type PastedNode, styleOf, textOfNode } from './pasted-node.ts';

/** The nodes, with a list in place of Word's paragraphs that are items. */
export function listsOfWord(nodes: readonly PastedNode[]): readonly PastedNode[] {
	const made: PastedNode[] = [];
	let open: Branch[] = [];
	let openList = '';
	for (const node of nodes) {
		const level = levelOf(node);
		if (level > 0 && isBranch(node)) {
			const [list = ''] = (styleOf(node).get('mso-list') ?? '').split(' ');
			open = openAt(level, isNumbered(node), { made, open: list === openList ? open : [] });
			openList = list;
			open.at(-1)?.children.push(itemOf(node));
			continue;
		}
		if (isBranch(node)) {
			node.children = [...listsOfWord(node.children)];
			open = [];
			made.push(node);
		} else if (textOfNode(node).trim() !== '' || open.length === 0) {
			open = [];
			made.push(node);
		}
	}
	return made;
}

/** The level of an item, from 1; 0 for a node that is no item. */
const levelOf = (node: PastedNode): number =>
	isBranch(node) && node.name === 'p' ? Number(/level(\d)/.exec(styleOf(node).get('mso-list') ?? '')?.[1] ?? 0) : 0;

type Lists = { readonly made: PastedNode[]; readonly open: readonly Branch[] };

/** The lists that are open for an item of a level. A new list is put into the list around it. */
function openAt(level: number, numbered: boolean, { made, open }: Lists): Branch[] {
	const lists = open.slice(0, level);
	while (lists.length < level) {
		const list = branch(numbered ? 'ol' : 'ul');
		(lists.at(-1)?.children ?? made).push(list);
		lists.push(list);
	}
	return lists;
}

function branch(name: string): Branch {
	const [made] = parseDocument(`<${name}></${name}>`).children;
	if (!made || !isBranch(made)) throw new Error(`no element ${name}`);
	return made;
}

const isIgnored = (node: PastedNode): boolean => isBranch(node) && /ignore/.test(styleOf(node).get('mso-list') ?? '');

/** The sign before an item: `1.` or `a)` of a numbered list, a bullet of another. */
const signOf = (node: PastedNode): string => (isBranch(node) ? (isIgnored(node) ? textIn(node) : node.children.map(signOf).join('')) : '');

const textIn = (node: PastedNode): string => (isBranch(node) ? node.children.map(textIn).join('') : textOfNode(node));

const isNumbered = (paragraph: Branch): boolean => /^\s*[\da-z]{1,4}[.)]/i.test(signOf(paragraph));

function itemOf(paragraph: Branch): Branch {
	const item = branch('li');
	item.children = paragraph.children.flatMap(withoutSign);
	return item;
}

function withoutSign(node: PastedNode): PastedNode[] {
	if (isIgnored(node)) return [];
	if (isBranch(node)) node.children = node.children.flatMap(withoutSign);
	return [node];
}
