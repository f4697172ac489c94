import { textAt } from '../ans/json.ts';
import { readDocumentsOfKind } from '../document-index/read-documents.ts';
import { parentsOf } from '../document-index/section-node.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import type { Tables } from '../store/tables.ts';

/** Refuses a section without a name, and one that is its own ancestor in a hierarchy. The section is stored already, in this transaction. */
export async function checkSection(tables: Tables, brand: string, section: IncomingDocument): Promise<void> {
	if (!textAt(section.document, 'name')) refuseDocument('INVALID_DOCUMENT', '$.name', 'is missing');
	const sections = await readDocumentsOfKind(tables, brand, 'section');
	const parents = new Map(sections.map(({ id, document }) => [id, parentsOf(document)]));
	for (const hierarchy of Object.keys(parentsOf(section.document))) {
		if (isOwnAncestor(section.id, (id) => parents.get(id)?.[hierarchy]))
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
