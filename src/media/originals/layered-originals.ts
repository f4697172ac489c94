import type { ImageId } from '../image-id.ts';
import type { ImageFacts, Original } from '../original.ts';
import type { OriginalStore, OriginalSupply } from './original-store.ts';

/** A store with a supply behind it: an original that the store lacks comes from the supply, and is stored when its bytes are first read. */
export class LayeredOriginals implements OriginalStore {
	readonly #store: OriginalStore;
	readonly #supply: OriginalSupply;

	constructor(store: OriginalStore, supply: OriginalSupply) {
		this.#store = store;
		this.#supply = supply;
	}

	save(id: ImageId, original: Original): Promise<void> {
		return this.#store.save(id, original);
	}

	async facts(id: ImageId): Promise<ImageFacts | undefined> {
		return (await this.#store.facts(id)) ?? this.#supply.facts(id);
	}

	async bytes(id: ImageId, version: ImageFacts['version']): Promise<Uint8Array> {
		if ((await this.#store.facts(id)) !== undefined) return this.#store.bytes(id, version);
		const [facts, bytes] = await Promise.all([this.#supply.facts(id), this.#supply.bytes(id, version)]);
		if (facts !== undefined) await this.#store.save(id, { bytes, facts });
		return bytes;
	}
}
