import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { FileStore } from '#platform/files';
import { removeUnfinished } from '#platform/files/remove-unfinished';
import { imageId, newImageId } from '../image-id.ts';
import { fileAddress, fileName } from '../media-files.ts';
import { refuse } from '../refusals.ts';
import { refuseWhenFull } from '../refuse-when-full.ts';
import { checkFilm, startsLikeFilm } from './check-film.ts';
import type { FilmFacts } from './film-facts.ts';

/** A film that is stored, and its path on the site of every brand. */
export type KeptFilm = FilmFacts & { readonly path: string };

/** A film that is arriving: its id, and its length in bytes. */
export type ArrivingFilm = { readonly id: string; readonly bytes: number };

type FilmsOptions = {
	/** Where finished films go. */
	readonly files: FileStore;
	/** Where their pieces wait. */
	readonly arriving: FileStore;
	/** A folder of this machine in which a film is joined. */
	readonly folder: string;
	/** Most bytes of a film. */
	readonly maxBytes: number;
};

/**
 * Films that are sent in pieces and kept as they are. A piece is named by the byte at which it begins. Any process of any machine may take any
 * step, and each step may be repeated.
 */
export class Films {
	readonly maxBytes: number;
	readonly #files: FileStore;
	readonly #arriving: FileStore;
	readonly #folder: string;

	constructor({ files, arriving, folder, maxBytes }: FilmsOptions) {
		this.maxBytes = maxBytes;
		this.#files = files;
		this.#arriving = arriving;
		this.#folder = folder;
	}

	newId(): string {
		return newImageId();
	}

	/** Stores a piece. Refuses UNSUPPORTED_FILM at the first piece of what is no film, and STORAGE_FULL. */
	async putPiece(id: string, start: number, bytes: Buffer): Promise<void> {
		if (start === 0 && !startsLikeFilm(bytes)) refuse('UNSUPPORTED_FILM');
		await refuseWhenFull(() => this.#arriving.write(pieceName(id, start), bytes));
	}

	/**
	 * Joins the pieces, checks the film and stores it. The pieces stay until `drop`. Refuses UNSUPPORTED_FILM, UNSUPPORTED_CODEC,
	 * FILM_WITHOUT_PICTURE, CORRUPT_FILM or STORAGE_FULL.
	 */
	async finish({ id, bytes }: ArrivingFilm): Promise<KeptFilm> {
		const path = join(this.#folder, `${v.parse(imageId, id)}-${randomBytes(6).toString('hex')}`);
		await mkdir(this.#folder, { recursive: true });
		try {
			const facts = await this.#join({ id, bytes }, path);
			const name = fileName(v.parse(imageId, id), facts.kind);
			await refuseWhenFull(() => this.#files.adopt(name, path));
			return { ...facts, path: fileAddress(v.parse(imageId, id), facts.kind) };
		} finally {
			await rm(path, { force: true });
		}
	}

	/** Removes joined files that a killed process left. */
	removeAbandoned(): Promise<void> {
		return removeUnfinished(this.#folder);
	}

	/** Removes the pieces of an upload. */
	async drop(id: string): Promise<void> {
		for await (const { name } of this.#arriving.list(`${v.parse(imageId, id)}/`)) await this.#arriving.remove(name);
	}

	/** Removes a stored film. */
	async remove(id: string): Promise<void> {
		for (const kind of ['mp4', 'webm'] as const) await this.#files.remove(fileName(v.parse(imageId, id), kind));
	}

	async #join({ id, bytes }: ArrivingFilm, path: string): Promise<FilmFacts> {
		const file = await open(path, 'wx+', 0o600);
		try {
			await refuseWhenFull(() => this.#copyPieces({ id, bytes }, file));
			return await checkFilm({ size: bytes, read: (start, length) => readAt(file, start, length) });
		} finally {
			await file.close();
		}
	}

	async #copyPieces({ id, bytes }: ArrivingFilm, file: FileHandle): Promise<void> {
		for (let at = 0; at < bytes; ) {
			const piece = await this.#arriving.read(pieceName(id, at));
			if (!piece || piece.length === 0) throw new Error(`the upload ${id} has no piece at ${at}`);
			await file.write(piece, 0, piece.length, at);
			at += piece.length;
		}
		await file.sync();
	}
}

const pieceName = (id: string, start: number): string => `${v.parse(imageId, id)}/${v.parse(position, start)}`;
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

async function readAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
	return buffer.subarray(0, bytesRead);
}
