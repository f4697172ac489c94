import { sectionsOf } from '../ans/labels/labels.ts';
import { writeToOutbox } from '../purge/outbox.ts';
import { sectionsKey } from '../purge/purge-keys.ts';
import type { Tables } from '../store/tables.ts';
import { incoming as fileDocument, type Incoming } from './incoming.ts';
import { keepRevision } from './keep-revision.ts';
import { Refused, refuseDocument } from './refused.ts';
import type { Sender } from './sender.ts';

/**
 * Sees to it that the sections a work names are there: an operator's import makes those that are missing, everybody else is
 * refused, so that a slip of the pen is no new section.
 */
export async function knowSections(tables: Tables, sender: Sender, work: Incoming, now: Date): Promise<void> {
	const unknown = await unknownSections(tables, sender, work);
	const first = unknown[0];
	if (!first) return;
	if (!sender.operator) refuseDocument('UNKNOWN_SECTION', '$.taxonomy', `there is no section ${first.id}`);
	for (const section of unknown) await keepRevision(tables, sender, sectionDocument(section), now);
	await writeToOutbox(tables, { keys: [sectionsKey(sender.brand.id)], gone: [] }, now);
}

type Named = { readonly id: string; readonly name: string };

async function unknownSections(tables: Tables, sender: Sender, work: Incoming): Promise<readonly Named[]> {
	const named = sectionsOf(work.document, sender.brand.id).flatMap(withAncestors);
	if (named.length === 0) return [];
	const known = await tables
		.selectFrom('content.document')
		.select('id')
		.where('brand', '=', sender.brand.id)
		.where('shelf', '=', 'section')
		.where('state', '=', 'here')
		.where(
			'id',
			'in',
			named.map(({ id }) => id),
		)
		.execute();
	const ids = new Set(known.map(({ id }) => id));
	// Sorted: two imports that make the same sections take them in the same order.
	return [...new Map(named.filter(({ id }) => !ids.has(id)).map((section) => [section.id, section])).values()].toSorted(byId);
}

const byId = (one: Named, other: Named): number => (one.id < other.id ? -1 : 1);

/** `/deportes/futbol` needs `/deportes`, whose name is then made from its path. */
function withAncestors({ id, name }: Named): readonly Named[] {
	const parts = id.split('/').filter(Boolean);
	const paths = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
	return paths.map((path, index) => ({ id: path, name: (path === id && name) || capitalised(parts[index] ?? '') }));
}

const capitalised = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ');

function sectionDocument({ id, name }: Named): Incoming {
	const parent = id.slice(0, id.lastIndexOf('/')) || '/';
	const document = { _id: id, type: 'section', name, parent: { default: parent } };
	const filed = fileDocument(document, JSON.stringify(document));
	if ('message' in filed) throw new Refused('INVALID_DOCUMENT', [filed]);
	return filed;
}
