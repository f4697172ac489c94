import { writeToOutbox } from '../purge/outbox.ts';
import type { Tables } from '../store/tables.ts';
import type { Accepted } from './accept.ts';
import type { Incoming } from './incoming.ts';
import { type Kept, keepRevision, takeTurn } from './keep-revision.ts';
import { knowSections } from './know-sections.ts';
import type { Change } from './place.ts';
import { noChange, place } from './place.ts';
import type { Sender } from './sender.ts';
import { shelve } from './shelve.ts';

/** What became of a document that was fit to be kept. */
export type Stored = { readonly kind: 'stored' } | { readonly kind: 'ignored'; readonly reason: 'IGNORED_SAME' | 'IGNORED_OLDER' };

export type Put = { readonly accepted: Accepted; readonly stored: Stored };

/**
 * Keeps a document, shows it and writes down what that changes, in the transaction that `tables` is. Throws `Refused` when it
 * may not be kept. A draft is kept and shown nowhere.
 */
export async function putDocument(tables: Tables, sender: Sender, incoming: Incoming, now: Date): Promise<Stored> {
	await takeTurn(tables, sender.brand.id, incoming);
	const kept = await keepRevision(tables, sender, incoming, now);
	if (kept.order !== 'newer') return { kind: 'ignored', reason: kept.order === 'same' ? 'IGNORED_SAME' : 'IGNORED_OLDER' };
	await writeToOutbox(tables, await show(tables, sender, incoming, { kept, now }), now);
	return { kind: 'stored' };
}

async function show(tables: Tables, sender: Sender, incoming: Incoming, at: { readonly kept: Kept; readonly now: Date }): Promise<Change> {
	if (incoming.edition === 'draft') return noChange;
	if (incoming.shelf !== 'work') return shelve(tables, sender, incoming, at.kept.before);
	await knowSections(tables, sender, incoming, at.now);
	return place(tables, sender, incoming, at.now);
}
