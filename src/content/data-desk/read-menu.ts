import type { Menu, MenuEntry } from '../contract/menus.ts';
import { readDocumentsOfKind } from '../document-index/read-documents.ts';
import type { SectionNode } from '../document-index/section-node.ts';
import { SectionTree } from '../document-index/section-tree.ts';
import type { Tables } from '../store/tables.ts';

/** The menu of a brand as it is stored now, in the order in which readers see it. Inactive sections are in no menu. */
export async function readMenu(tables: Tables, brand: string, hierarchy: string): Promise<Menu> {
	const [sections, links] = await Promise.all([readDocumentsOfKind(tables, brand, 'section'), readDocumentsOfKind(tables, brand, 'link')]);
	const tree = new SectionTree(sections, links);
	const below = (parent: string, depth: number): readonly MenuEntry[] =>
		tree.children(hierarchy, parent).flatMap((node) => [{ ...named(node), depth }, ...below(node.id, depth + 1)]);
	const entries = below('/', 0);
	const shown = new Set(entries.map(({ id }) => id));
	const all = [...sections, ...links].flatMap(({ id }) => tree.node(id) ?? []);
	return { entries, others: all.filter(({ id }) => id !== '/' && !shown.has(id)).map(named) };
}

const named = ({ id, kind, name }: SectionNode) => ({ id, kind, name });
