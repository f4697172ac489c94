import type { ImageId } from '../image-id.ts';
import type { Facts, Original } from '../original.ts';

/** Where originals are kept: on disk, or in whatever else keeps bytes under a name. */
export type OriginalStore = {
	/** Replaces what had the same id. Nobody sees it before it is there whole. */
	save(id: ImageId, original: Original): Promise<void>;
	/** Undefined for an id that nothing was saved under. */
	facts(id: ImageId): Promise<Facts | undefined>;
	/** The bytes that the facts of this version tell of. */
	bytes(id: ImageId, version: Facts['version']): Promise<Uint8Array>;
};

/** Where originals may be had that are not kept yet, such as a former store. */
export type OriginalSupply = Omit<OriginalStore, 'save'>;
