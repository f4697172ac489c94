import type { Purge } from '../../contract/contract.ts';
import { writeToOutbox } from '../../purge/outbox.ts';
import { joinPurges } from '../../purge/purge-keys.ts';
import { indexDocument } from '../index-document.ts';
import { purgeOf } from '../place-work.ts';
import type { Publication } from '../publication.ts';
import { lockDocuments } from '../store-revision.ts';
import { writeVocabulary } from '../write-entries.ts';
import type { FreshDocument } from './fresh-document.ts';
import type { KnownWords } from './known-words.ts';
import { writeRows } from './write-rows.ts';

/**
 * Stores fresh documents in the publication's transaction, with few statements. Fails, and stores nothing, when another transaction stored
 * one of them or took an address since. Resolves to the words that it added to the vocabulary.
 */
export async function putTogether(
	publication: Publication,
	documents: readonly FreshDocument[],
	knownWords: Pick<KnownWords, 'unknown'>,
): Promise<ReadonlySet<string>> {
	const { tables, sender, now } = publication;
	await lockDocuments(
		tables,
		documents.map(({ accepted: { incoming } }) => ({ brand: sender.brand.id, kind: incoming.kind, id: incoming.id })),
	);
	await writeRows(publication, documents);
	const purges = await Promise.all(documents.map((document) => purgeOfNew(publication, document)));
	await writeToOutbox(tables, joinPurges(purges), now);
	const texts = documents.flatMap(({ shown }) => (shown ? [shown.placement.text] : []));
	const words = knownWords.unknown(sender.brand.id, texts);
	await writeVocabulary(tables, sender.brand.id, words);
	return words;
}

async function purgeOfNew(publication: Publication, { accepted: { incoming }, shown }: FreshDocument): Promise<Purge> {
	if (shown) return purgeOf(shown.placement, { before: undefined, paths: [shown.path] });
	return incoming.kind === 'work' ? { keys: [], gone: [] } : indexDocument(publication, incoming, undefined);
}
