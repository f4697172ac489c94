import { createHash } from 'node:crypto';
import type { Folder } from '../folder.ts';
import { type ImageId, imageIdFor } from '../image-id.ts';
import { isErrno } from '../is-errno.ts';
import { refuse } from '../refusals.ts';
import type { ImageWorkers } from '../worker/image-workers.ts';
import type { Unfit } from '../worker/jobs.ts';

/** Where the picture is on every brand's site, or why it is none. */
export type KeptAvatar = { readonly kind: 'kept'; readonly path: string } | { readonly kind: 'unfit'; readonly code: Unfit };

/** Longest side in pixels: twice the largest that pages show. */
const MOST_SIDE = 512;

/**
 * Pictures of readers. Each is known by whom it is of and takes the place of the one before, so that none is left behind when a process
 * dies between keeping it and writing down where it is.
 */
export class Avatars {
	readonly #folder: Folder;
	readonly #workers: Pick<ImageWorkers, 'square'>;

	constructor(folder: Folder, workers: Pick<ImageWorkers, 'square'>) {
		this.#folder = folder;
		this.#workers = workers;
	}

	/** Keeps a square of the image. Its path changes with its bytes. */
	async keep(owner: string, bytes: Uint8Array): Promise<KeptAvatar> {
		const made = await this.#workers.square({ kind: 'square', bytes, side: MOST_SIDE });
		if (made.kind === 'unfit') return made;
		if (made.kind !== 'rendered') throw new Error(`an avatar could not be made: ${made.kind === 'failed' ? made.reason : made.kind}`);
		await this.#write(owner, made.bytes);
		const version = createHash('sha256').update(made.bytes).digest('hex').slice(0, 12);
		return { kind: 'kept', path: `/media/avatars/${idOf(owner)}.jpg?v=${version}` };
	}

	async remove(owner: string): Promise<void> {
		await this.#folder.remove(avatarFile(idOf(owner)));
	}

	async #write(owner: string, bytes: Uint8Array): Promise<void> {
		try {
			await this.#folder.write(avatarFile(idOf(owner)), bytes);
		} catch (error) {
			if (isErrno(error, 'ENOSPC', 'EDQUOT')) refuse('STORAGE_FULL');
			throw error;
		}
	}
}

/** The owner cannot be told from it. */
const idOf = (owner: string): ImageId => imageIdFor(`avatar of ${owner}`);

export const avatarFile = (id: ImageId): string => `${id.slice(0, 2)}/${id}.jpg`;
