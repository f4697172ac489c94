import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { FileStore } from '#platform/files';
import { lruSize } from '#platform/memory/lru-size';
import { Unavailable } from '#platform/unavailable';
import type { ImageId } from '../image-id.ts';
import { facts, type ImageFacts, type Original } from '../original.ts';
import type { OriginalStore } from './original-store.ts';

const factsInFile = v.pipe(v.string(), v.parseJson(), facts);

type Files = Pick<FileStore, 'read' | 'write' | 'remove'>;

/** How long (ms) facts are used before they are read again: another process may have replaced the image. */
const factsMs = 10_000;

type Known = { readonly facts: ImageFacts; readonly readAt: number };

/** Stores originals as files: bytes in `AB/ABCD….version`, facts in `AB/ABCD….json`. */
export class StoredOriginals implements OriginalStore {
	readonly #files: Files;
	readonly #now: () => number;
	readonly #known = new LRUCache<ImageId, Known>(lruSize(10_000));

	constructor(files: Files, now: () => number = () => performance.now()) {
		this.#files = files;
		this.#now = now;
	}

	/** Readers find an image by its facts. Their file is written last, so that it replaces the previous image in one step. */
	async save(id: ImageId, { bytes, facts }: Original): Promise<void> {
		const before = await this.facts(id);
		await this.#files.write(bytesFile(id, facts.version), bytes);
		try {
			await this.#files.write(factsFile(id), JSON.stringify(facts));
		} catch (error) {
			if (before?.version !== facts.version) await this.#files.remove(bytesFile(id, facts.version));
			throw error;
		}
		this.#remember(id, facts);
		if (before && before.version !== facts.version) await this.#files.remove(bytesFile(id, before.version));
	}

	/** While the files are away, what was known of an image holds: its renditions may be on the disk of this machine (X06). */
	async facts(id: ImageId): Promise<ImageFacts | undefined> {
		const known = this.#known.get(id);
		if (known && this.#now() - known.readAt < factsMs) return known.facts;
		const found = await this.#readFacts(id).catch((error: unknown) => {
			if (known && error instanceof Unavailable) return known.facts;
			throw error;
		});
		this.#remember(id, found);
		return found;
	}

	async bytes(id: ImageId, version: ImageFacts['version']): Promise<Uint8Array> {
		const bytes = await this.#files.read(bytesFile(id, version));
		if (!bytes) {
			this.#known.delete(id);
			throw new Error(`the original ${id} has lost its bytes`);
		}
		return bytes;
	}

	#remember(id: ImageId, facts: ImageFacts | undefined): void {
		if (facts) this.#known.set(id, { facts, readAt: this.#now() });
		else this.#known.delete(id);
	}

	async #readFacts(id: ImageId): Promise<ImageFacts | undefined> {
		const file = await this.#files.read(factsFile(id));
		return file && v.parse(factsInFile, file.toString());
	}
}

const bytesFile = (id: ImageId, version: string): string => `${id.slice(0, 2)}/${id}.${version}`;
const factsFile = (id: ImageId): string => `${id.slice(0, 2)}/${id}.json`;
