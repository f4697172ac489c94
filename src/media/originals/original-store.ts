import type { ImageId } from '../image-id.ts';
import type { ImageFacts, Original } from '../original.ts';

/** Stores originals, on disk or in any other store of bytes by name. */
export type OriginalStore = {
	/** Stores an original, and replaces one with the same id. It becomes visible only when it is complete. */
	save(id: ImageId, original: Original): Promise<void>;
	/** Resolves to undefined for an unknown id. */
	facts(id: ImageId): Promise<ImageFacts | undefined>;
	/** The bytes of this version. */
	bytes(id: ImageId, version: ImageFacts['version']): Promise<Uint8Array>;
};

/** Supplies originals that are not stored yet, for example from a former system. */
export type OriginalSupply = Omit<OriginalStore, 'save'>;
