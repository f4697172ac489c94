import type { ImageId } from './image-id.ts';
import type { ImageFacts, Original } from './original.ts';
import type { OriginalStore } from './originals/original-store.ts';
import { refuse } from './refusals.ts';
import { refuseWhenFull } from './refuse-when-full.ts';
import type { ImageWorkers } from './worker/image-workers.ts';

/** A stored image. Lengths are pixels of the original. */
export type StoredImage = {
	readonly id: string;
	/** Extension of its address, without the dot. */
	readonly extension: 'jpg' | 'png' | 'webp';
	readonly width: number;
	readonly height: number;
	/** Most frequent colour, `#rrggbb`, to show while the image loads. */
	readonly dominant: string;
	/** Suggested focal point: the part that draws attention. */
	readonly focal: { readonly x: number; readonly y: number };
};

const MAX_BYTES = 30 * 1024 * 1024;

/** Checks, re-encodes and stores images that are sent in. */
export class ImageIntake {
	readonly #originals: OriginalStore;
	readonly #workers: Pick<ImageWorkers, 'prepare'>;

	constructor(originals: OriginalStore, workers: Pick<ImageWorkers, 'prepare'>) {
		this.#originals = originals;
		this.#workers = workers;
	}

	put(bytes: Uint8Array, id: ImageId): Promise<StoredImage> {
		return this.#store(this.prepare(bytes), id);
	}

	/** Stores a picture of another site, which may also be AVIF or GIF. */
	putForeign(bytes: Uint8Array, id: ImageId): Promise<StoredImage> {
		return this.#store(this.prepare(bytes, true), id);
	}

	async #store(prepared: Promise<Original>, id: ImageId): Promise<StoredImage> {
		const original = await prepared;
		await refuseWhenFull(() => this.#originals.save(id, original));
		return describe(id, original.facts);
	}

	async find(id: ImageId): Promise<StoredImage | undefined> {
		const facts = await this.#originals.facts(id);
		return facts && describe(id, facts);
	}

	/** Makes an original from untrusted bytes, or refuses them. */
	async prepare(bytes: Uint8Array, isForeign = false): Promise<Original> {
		if (bytes.length === 0) refuse('MISSING_IMAGE');
		if (bytes.length > MAX_BYTES) refuse('IMAGE_TOO_LARGE');
		const result = await this.#workers.prepare(bytes, isForeign);
		switch (result.kind) {
			case 'prepared':
				return result;
			case 'unfit':
				return refuse(result.code);
			default:
				throw new Error(`an image could not be prepared: ${result.kind === 'failed' ? result.reason : result.kind}`);
		}
	}
}

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

function describe(id: ImageId, { format, width, height, dominant, attention }: ImageFacts): StoredImage {
	return { id, extension: EXTENSIONS[format], width, height, dominant, focal: attention };
}
