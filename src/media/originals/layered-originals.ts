import type { ImageId } from '../image-id.ts';
import type { Facts, Original } from '../original.ts';
import type { OriginalStore, OriginalSupply } from './original-store.ts';

/** Keeps originals in front and looks behind for those that are not there; what came from behind is kept from then on. */
export class LayeredOriginals implements OriginalStore {
	readonly #front: OriginalStore;
	readonly #behind: OriginalSupply;

	constructor(front: OriginalStore, behind: OriginalSupply) {
		this.#front = front;
		this.#behind = behind;
	}

	save(id: ImageId, original: Original): Promise<void> {
		return this.#front.save(id, original);
	}

	async facts(id: ImageId): Promise<Facts | undefined> {
		return (await this.#front.facts(id)) ?? this.#behind.facts(id);
	}

	async bytes(id: ImageId, version: Facts['version']): Promise<Uint8Array> {
		if ((await this.#front.facts(id)) !== undefined) return this.#front.bytes(id, version);
		const [facts, bytes] = await Promise.all([this.#behind.facts(id), this.#behind.bytes(id, version)]);
		if (facts !== undefined) await this.#front.save(id, { bytes, facts });
		return bytes;
	}
}
