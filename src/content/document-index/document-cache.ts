import type { Purges } from '../purge/purges.ts';
import { PurgedCache } from './purged-cache.ts';
import type { StoredDocument } from './read-documents.ts';
import type { SectionTree } from './section-tree.ts';

/** Caches documents that are not works, for all queries of the process. Publications change such documents; the clock does not. */
export class DocumentCache {
	/** Documents by the purge key of an id or alias; undefined where no document has that name. */
	readonly byName: PurgedCache<StoredDocument | undefined>;
	/** All documents of a kind, by the purge key of the list. */
	readonly byKind: PurgedCache<readonly StoredDocument[]>;
	/** Section trees by the purge key of a brand's sections. */
	readonly trees: PurgedCache<SectionTree>;

	constructor(purges: Pick<Purges, 'subscribe' | 'isListening'>) {
		this.byName = new PurgedCache(purges);
		this.byKind = new PurgedCache(purges);
		this.trees = new PurgedCache(purges);
	}
}
