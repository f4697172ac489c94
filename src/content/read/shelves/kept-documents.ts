import type { Purges } from '../../purge/purges.ts';
import { Kept } from './kept.ts';
import type { ShelvedDocument } from './read-shelf.ts';
import type { SectionTree } from './section-tree.ts';

/** Documents that are no works, as all readers of the process keep them: publications change them and the clock does not. */
export class KeptDocuments {
	/** By the key of a name; undefined where no document has it. */
	readonly named: Kept<ShelvedDocument | undefined>;
	/** By the key of a shelf. */
	readonly shelves: Kept<readonly ShelvedDocument[]>;
	/** By the key of a brand's sections. */
	readonly trees: Kept<SectionTree>;

	constructor(purges: Pick<Purges, 'listen' | 'isHearing'>) {
		this.named = new Kept(purges);
		this.shelves = new Kept(purges);
		this.trees = new Kept(purges);
	}
}
