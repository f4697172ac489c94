import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Folder } from '../folder.ts';
import type { ImageId } from '../image-id.ts';
import { facts, type ImageFacts, type Original } from '../original.ts';
import type { OriginalStore } from './original-store.ts';

const factsInFile = v.pipe(v.string(), v.parseJson(), facts);

type Disk = Pick<Folder, 'read' | 'write' | 'remove'>;

/** Stores originals on disk: bytes in `AB/ABCD….version`, facts in `AB/ABCD….json`. */
export class DiskOriginals implements OriginalStore {
	readonly #disk: Disk;
	readonly #factsCache = new LRUCache<ImageId, ImageFacts>({ max: 10_000 });

	constructor(disk: Disk) {
		this.#disk = disk;
	}

	/** Readers find an image by its facts. Their file is written last, so that it replaces the previous image in one step. */
	async save(id: ImageId, { bytes, facts }: Original): Promise<void> {
		const before = await this.facts(id);
		await this.#disk.write(bytesFile(id, facts.version), bytes);
		try {
			await this.#disk.write(factsFile(id), JSON.stringify(facts));
		} catch (error) {
			if (before?.version !== facts.version) await this.#disk.remove(bytesFile(id, facts.version));
			throw error;
		}
		this.#factsCache.set(id, facts);
		if (before && before.version !== facts.version) await this.#disk.remove(bytesFile(id, before.version));
	}

	async facts(id: ImageId): Promise<ImageFacts | undefined> {
		const found = this.#factsCache.get(id) ?? (await this.#readFacts(id));
		if (found) this.#factsCache.set(id, found);
		return found;
	}

	async bytes(id: ImageId, version: ImageFacts['version']): Promise<Uint8Array> {
		const bytes = await this.#disk.read(bytesFile(id, version));
		if (!bytes) throw new Error(`the original ${id} has lost its bytes`);
		return bytes;
	}

	async #readFacts(id: ImageId): Promise<ImageFacts | undefined> {
		const file = await this.#disk.read(factsFile(id));
		return file && v.parse(factsInFile, file.toString());
	}
}

const bytesFile = (id: ImageId, version: string): string => `${id.slice(0, 2)}/${id}.${version}`;
const factsFile = (id: ImageId): string => `${id.slice(0, 2)}/${id}.json`;
