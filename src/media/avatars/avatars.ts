import { createHash } from 'node:crypto';
import type { FileStore } from '#platform/files';
import { type ImageId, imageIdFor } from '../image-id.ts';
import { refuseWhenFull } from '../refuse-when-full.ts';
import type { ImageWorkers } from '../worker/image-workers.ts';
import type { UnfitCode } from '../worker/jobs.ts';

/** The path of an avatar on the site of every brand, or why the image cannot be one. */
export type StoredAvatar = { readonly kind: 'stored'; readonly path: string } | { readonly kind: 'unfit'; readonly code: UnfitCode };

/** Largest side in pixels: twice the largest size on pages. */
const MAX_SIDE = 512;

/**
 * Stores the avatars of readers. The name of an avatar depends only on its owner, and a new one replaces the old one. So none is
 * left behind when a process dies between storing it and saving its path.
 */
export class Avatars {
	readonly #files: FileStore;
	readonly #workers: Pick<ImageWorkers, 'square'>;

	constructor(files: FileStore, workers: Pick<ImageWorkers, 'square'>) {
		this.#files = files;
		this.#workers = workers;
	}

	/** Stores a square of the image. The path changes with the bytes. */
	async store(owner: string, bytes: Uint8Array): Promise<StoredAvatar> {
		const square = await this.#workers.square({ kind: 'square', bytes, side: MAX_SIDE });
		if (square.kind === 'unfit') return square;
		if (square.kind !== 'rendered')
			throw new Error(`an avatar could not be made: ${square.kind === 'failed' ? square.reason : square.kind}`);
		await refuseWhenFull(() => this.#files.write(avatarFile(idOf(owner)), square.bytes));
		const version = createHash('sha256').update(square.bytes).digest('hex').slice(0, 12);
		return { kind: 'stored', path: `/media/avatars/${idOf(owner)}.jpg?v=${version}` };
	}

	async remove(owner: string): Promise<void> {
		await this.#files.remove(avatarFile(idOf(owner)));
	}
}

/** The id does not reveal the owner. */
const idOf = (owner: string): ImageId => imageIdFor(`avatar of ${owner}`);

/** The path of an avatar below its folder. */
export const avatarFile = (id: ImageId): string => `${id.slice(0, 2)}/${id}.jpg`;
