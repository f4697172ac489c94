import { nameFromPath, type SectionName, sectionAndAncestors, sectionsOf } from '../ans/labels/labels.ts';
import { DocumentRefusal, refuseDocument } from '../documents/document-refusal.ts';
import { type IncomingDocument, incomingDocument } from '../documents/incoming-document.ts';
import { writeToOutbox } from '../purge/outbox.ts';
import { sectionsKey } from '../purge/purge-keys.ts';
import type { Publication } from './publication.ts';
import { storeRevision } from './store-revision.ts';

/**
 * Makes sure that the sections of a work exist: an operator's import creates those that are missing. For every other sender an unknown
 * section is refused, so that a typing mistake does not create a section.
 */
export async function ensureSections(publication: Publication, work: IncomingDocument): Promise<void> {
	const { tables, sender, now } = publication;
	const unknown = await unknownSections(publication, work);
	const first = unknown[0];
	if (!first) return;
	if (!sender.operator) refuseDocument('UNKNOWN_SECTION', '$.taxonomy', `there is no section ${first.id}`);
	for (const section of unknown) await storeRevision(publication, sectionDocument(section));
	await writeToOutbox(tables, { keys: [sectionsKey(sender.brand.id)], gone: [] }, now);
}

async function unknownSections({ tables, sender }: Publication, work: IncomingDocument): Promise<readonly SectionName[]> {
	const sections = sectionsOf(work.document, sender.brand.id).flatMap(withAncestors);
	if (sections.length === 0) return [];
	const known = await tables
		.selectFrom('content.document')
		.select('id')
		.where('brand', '=', sender.brand.id)
		.where('shelf', '=', 'section')
		.where('state', '=', 'here')
		.where(
			'id',
			'in',
			sections.map(({ id }) => id),
		)
		.execute();
	const knownIds = new Set(known.map(({ id }) => id));
	const unknown = new Map(sections.filter(({ id }) => !knownIds.has(id)).map((section) => [section.id, section]));
	// Sorted, so that two imports that create the same sections lock them in the same order.
	return [...unknown.values()].toSorted(byId);
}

const byId = (one: SectionName, other: SectionName): number => (one.id < other.id ? -1 : 1);

/** `/deportes/futbol` needs `/deportes`, whose name is made from its path. */
const withAncestors = ({ id, name }: SectionName): readonly SectionName[] =>
	sectionAndAncestors(id).map((path) => ({ id: path, name: (path === id && name) || nameFromPath(path) }));

function sectionDocument({ id, name }: SectionName): IncomingDocument {
	const parent = id.slice(0, id.lastIndexOf('/')) || '/';
	const document = { _id: id, type: 'section', name, parent: { default: parent } };
	const incoming = incomingDocument(document, JSON.stringify(document));
	if ('message' in incoming) throw new DocumentRefusal('INVALID_DOCUMENT', [incoming]);
	return incoming;
}
