import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Folder } from '../folder.ts';
import type { ImageId } from '../image-id.ts';
import { type Facts, facts, type Original } from '../original.ts';
import type { OriginalStore } from './original-store.ts';

const factsInFile = v.pipe(v.string(), v.parseJson(), facts);

type Disk = Pick<Folder, 'read' | 'write' | 'remove'>;

/** Originals as files `AB/ABCD….version` with what is known of each beside it, in `AB/ABCD….json`. */
export class DiskOriginals implements OriginalStore {
	readonly #disk: Disk;
	readonly #known = new LRUCache<ImageId, Facts>({ max: 10_000 });

	constructor(disk: Disk) {
		this.#disk = disk;
	}

	/** An image is found by its facts. Their file comes last, and in one step it replaces the image before. */
	async save(id: ImageId, { bytes, facts }: Original): Promise<void> {
		const before = await this.facts(id);
		await this.#disk.write(bytesFile(id, facts.version), bytes);
		try {
			await this.#disk.write(factsFile(id), JSON.stringify(facts));
		} catch (error) {
			if (before?.version !== facts.version) await this.#disk.remove(bytesFile(id, facts.version));
			throw error;
		}
		this.#known.set(id, facts);
		if (before && before.version !== facts.version) await this.#disk.remove(bytesFile(id, before.version));
	}

	async facts(id: ImageId): Promise<Facts | undefined> {
		const known = this.#known.get(id) ?? (await this.#readFacts(id));
		if (known) this.#known.set(id, known);
		return known;
	}

	async bytes(id: ImageId, version: Facts['version']): Promise<Uint8Array> {
		const bytes = await this.#disk.read(bytesFile(id, version));
		if (!bytes) throw new Error(`the original ${id} has lost its bytes`);
		return bytes;
	}

	async #readFacts(id: ImageId): Promise<Facts | undefined> {
		const file = await this.#disk.read(factsFile(id));
		return file && v.parse(factsInFile, file.toString());
	}
}

const bytesFile = (id: ImageId, version: string): string => `${id.slice(0, 2)}/${id}.${version}`;
const factsFile = (id: ImageId): string => `${id.slice(0, 2)}/${id}.json`;
