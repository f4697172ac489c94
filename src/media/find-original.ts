import type { Secret } from '#platform/secret';
import type { ImageId } from './image-id.ts';
import type { ImageFacts } from './original.ts';
import type { OriginalStore } from './originals/original-store.ts';
import type { ImageName } from './parse-image-name.ts';
import type { Renditions } from './renditions/renditions.ts';
import type { RemoteSources } from './sources/remote-sources.ts';

export type ImageRouteDeps = {
	readonly secret: Secret;
	readonly originals: OriginalStore;
	readonly copies: OriginalStore;
	readonly sources: RemoteSources;
	readonly renditions: Renditions;
};

/** An original, and the store that has its bytes. */
export type FoundOriginal = { readonly id: ImageId; readonly facts: ImageFacts; readonly store: OriginalStore };

/** Finds the original that a name means, and fetches that of a remote source. Undefined for an image of ours that is not there. */
export async function findOriginal(name: ImageName, { originals, copies, sources }: ImageRouteDeps): Promise<FoundOriginal | undefined> {
	if (name.kind === 'remote') return { ...(await sources.facts(name.address)), store: copies };
	const facts = await originals.facts(name.id);
	return facts && { id: name.id, facts, store: originals };
}
