import type { ImageId } from './image-id.ts';
import { isErrno } from './is-errno.ts';
import type { Facts, Original } from './original.ts';
import type { OriginalStore } from './originals/original-store.ts';
import { refuse } from './refusals.ts';
import type { ImageWorkers } from './worker/image-workers.ts';

/** An image as whoever describes it needs to know it. Lengths are pixels of the original. */
export type KeptImage = {
	readonly id: string;
	/** Ending of its address, without a dot. */
	readonly extension: 'jpg' | 'png' | 'webp';
	readonly width: number;
	readonly height: number;
	/** Commonest colour, `#rrggbb`, to show until the image comes. */
	readonly dominant: string;
	/** Where the eye goes first: a proposal for its focal point. */
	readonly focal: { readonly x: number; readonly y: number };
};

const MOST_BYTES = 30 * 1024 * 1024;

/** The way of an image into the store. */
export class ImageIntake {
	readonly #originals: OriginalStore;
	readonly #workers: Pick<ImageWorkers, 'prepare'>;

	constructor(originals: OriginalStore, workers: Pick<ImageWorkers, 'prepare'>) {
		this.#originals = originals;
		this.#workers = workers;
	}

	async put(bytes: Uint8Array, id: ImageId): Promise<KeptImage> {
		const original = await this.prepare(bytes);
		try {
			await this.#originals.save(id, original);
		} catch (error) {
			if (isErrno(error, 'ENOSPC', 'EDQUOT')) refuse('STORAGE_FULL');
			throw error;
		}
		return describe(id, original.facts);
	}

	async find(id: ImageId): Promise<KeptImage | undefined> {
		const facts = await this.#originals.facts(id);
		return facts && describe(id, facts);
	}

	/** An original from whatever bytes somebody sent, or a refusal. */
	async prepare(bytes: Uint8Array): Promise<Original> {
		if (bytes.length === 0) refuse('MISSING_IMAGE');
		if (bytes.length > MOST_BYTES) refuse('IMAGE_TOO_LARGE');
		const answer = await this.#workers.prepare(bytes);
		switch (answer.kind) {
			case 'prepared':
				return answer;
			case 'unfit':
				return refuse(answer.code);
			default:
				throw new Error(`an image could not be prepared: ${answer.kind === 'failed' ? answer.reason : answer.kind}`);
		}
	}
}

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

function describe(id: ImageId, { format, width, height, dominant, attention }: Facts): KeptImage {
	return { id, extension: EXTENSIONS[format], width, height, dominant, focal: attention };
}
