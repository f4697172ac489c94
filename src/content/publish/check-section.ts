import { textAt } from '../ans/json.ts';
import { readShelf } from '../read/shelves/read-shelf.ts';
import { parentsOf } from '../read/shelves/section-node.ts';
import type { Tables } from '../store/tables.ts';
import type { Incoming } from './incoming.ts';
import { refuseDocument } from './refused.ts';

/** Refuses a section without a name and one that would be its own ancestor in a hierarchy. */
export async function checkSection(tables: Tables, brand: string, section: Incoming): Promise<void> {
	if (!textAt(section.document, 'name')) refuseDocument('INVALID_DOCUMENT', '$.name', 'is missing');
	const nodes = new Map((await readShelf(tables, brand, 'section')).map(({ id, document }) => [id, parentsOf(document)]));
	nodes.set(section.id, parentsOf(section.document));
	for (const hierarchy of Object.keys(parentsOf(section.document))) {
		if (isOwnAncestor(section.id, (id) => nodes.get(id)?.[hierarchy]))
			refuseDocument('SECTION_CYCLE', `$.parent.${hierarchy}`, `${section.id} would be below itself`);
	}
}

function isOwnAncestor(id: string, parentOf: (id: string) => string | undefined): boolean {
	const seen = new Set<string>();
	for (let at = parentOf(id); at !== undefined && !seen.has(at); at = parentOf(at)) {
		if (at === id) return true;
		seen.add(at);
	}
	return false;
}
