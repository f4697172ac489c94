// Media: originals of images, their resized renditions, share cards, films, sounds, and avatars. This module owns `DATA_DIR/media`, the
// signatures of image addresses, and the processes that decode images.
import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { BrandId } from '#brands';
import { DiskFiles, type FileStore } from '#platform/files';
import type { Log } from '#platform/log';
import type { OutboundHttp } from '#platform/outbound-http';
import type { Secret } from '#platform/secret';
import { addAvatarRoute } from './avatars/avatar-route.ts';
import { Avatars } from './avatars/avatars.ts';
import { cardPaths } from './cards/card-address.ts';
import { addCardRoute } from './cards/card-route.ts';
import type { ShareCard } from './contract/contract.ts';
import { addFileRoute } from './file-route.ts';
import { Films } from './films/films.ts';
import { imageId, newImageId } from './image-id.ts';
import { ImageIntake, type StoredImage } from './image-intake.ts';
import { type FileKind, storeFile } from './media-files.ts';
import { LayeredOriginals } from './originals/layered-originals.ts';
import type { OriginalStore, OriginalSupply } from './originals/original-store.ts';
import { StoredOriginals } from './originals/stored-originals.ts';
import { DiskCache } from './renditions/disk-cache.ts';
import { Renditions } from './renditions/renditions.ts';
import { SharedCache } from './renditions/shared-cache.ts';
import { addResizerRoute } from './resizer-route.ts';
import { signatureOf } from './signature.ts';
import { ForeignOriginals } from './sources/foreign-originals.ts';
import { RemoteSources } from './sources/remote-sources.ts';
import { ImageWorkers } from './worker/image-workers.ts';

export type { StoredAvatar as KeptAvatar } from './avatars/avatars.ts';
export { importArchivedMedia, importMedia, mediaExport } from './export/export-media.ts';
export type { KeptFilm } from './films/films.ts';
export type { StoredImage as KeptImage } from './image-intake.ts';
export type { FileKind } from './media-files.ts';
export type { OriginalStore, OriginalSupply } from './originals/original-store.ts';
export type { MediaRefusal } from './refusals.ts';

export type MediaOptions = {
	readonly dataDir: string;
	/** Where files are stored; default: the data directory. Renditions are cached in the data directory in any case. */
	readonly files?: FileStore;
	/** Stores originals; default: `files`. */
	readonly originals?: OriginalStore;
	/** Supplies originals that the store does not have; they are stored when first used. */
	readonly supply?: OriginalSupply | undefined;
	/** Size of the disk cache of renditions in bytes; default: 2 GiB. */
	readonly renditionBytes?: number;
	/** Most bytes of a film that is sent in; default: 2 GB. */
	readonly filmBytes?: number;
	readonly signingSecret: Secret;
	/** Hosts from which images may be fetched, by https. */
	readonly allowedSourceHosts: readonly string[];
	readonly outboundHttp: OutboundHttp;
	/** Whether new renditions may be made; default: they may. */
	readonly mayMake?: () => boolean;
	readonly log: Log;
};

/** The media module. */
export type Media = {
	/**
	 * Signs the address of an image: HMAC-SHA-256 of the id as 64 hexadecimal characters, version 1 of ANS's `image.auth`. The
	 * signature covers the image, not the size. The id of a remote source is its https address, URL-encoded.
	 */
	sign(id: string): string;
	/**
	 * Re-encodes and stores an image of at most 30 MB and 40 megapixels, under a new id or under an id of ours (26 base-32
	 * characters), whose image it replaces. Refuses with MISSING_IMAGE, IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE_TYPE,
	 * IMAGE_TOO_MANY_PIXELS, CORRUPT_IMAGE or STORAGE_FULL.
	 */
	put(bytes: Uint8Array, id?: string): Promise<StoredImage>;
	/** What `put` returned for the id; undefined for an unknown id. */
	image(id: string): Promise<StoredImage | undefined>;
	/** Stores a file unchanged and resolves to its path. Refuses with UNSUPPORTED_FILE_TYPE when its first bytes do not match its kind. */
	putFile(bytes: Uint8Array, kind: FileKind, id?: string): Promise<string>;
	/** Films that are sent in pieces and kept as they are. */
	readonly films: Films;
	/** Pictures of other sites that an operator brings here for good. */
	readonly foreign: Pick<ForeignOriginals, 'find' | 'fetch'>;
	/** Avatars of readers. Refuses with MEDIA_BUSY or STORAGE_FULL. */
	readonly avatars: Avatars;
	/** Draws an SVG document of ours, which names its size in pixels, as PNG; once, since the result is stored. Refuses with MEDIA_BUSY. */
	drawPng(svg: string): Promise<Uint8Array>;
	/**
	 * The path of a share card on the site of its brand: 1200 × 630 pixels, drawn at the first request. It contains everything that is drawn, and a
	 * signature, so that nobody else can have a text drawn.
	 */
	cardPath(brand: BrandId, card: ShareCard): string;
	/** How many images are being made or wait for it. */
	waitingImages(): number;
	/** `/resizer/v2/…`, `/media/cards/…`, `/media/files/…` and `/media/avatars/…`. */
	readonly routes: FastifyPluginAsync;
	close(): Promise<void>;
};

const RENDITION_BYTES = 2 * 1024 ** 3;
const FILM_BYTES = 2_000_000_000;

/** Creates the module. Files that a killed process left unfinished are removed in the background. */
export function createMedia(options: MediaOptions): Media {
	const { signingSecret: secret, log } = options;
	const { folders, cache } = storesOf(options);
	const films = filmsOf(options);
	for (const folder of [...Object.values(folders), films])
		folder.removeAbandoned().catch((error) => log.warn({ error }, 'unfinished files could not be removed'));
	const store = options.originals ?? new StoredOriginals(folders.originals);
	const originals = options.supply === undefined ? store : new LayeredOriginals(store, options.supply);
	const copies = new StoredOriginals(folders.sources);
	const workers = new ImageWorkers(log);
	const intake = new ImageIntake(originals, workers);
	const renditions = new Renditions({ cache, workers, log, mayMake: options.mayMake });
	const sources = new RemoteSources({
		copies,
		prepare: (bytes) => intake.prepare(bytes),
		allowedHosts: new Set(options.allowedSourceHosts),
		outboundHttp: options.outboundHttp,
		log,
	});
	const foreign = new ForeignOriginals({ intake, outboundHttp: options.outboundHttp });
	const close = async () => {
		foreign.close();
		await sources.close();
		await workers.close();
		await cache.settle();
	};
	let closed: Promise<void> | undefined;
	return {
		sign: (id) => signatureOf(id, secret),
		put: async (bytes, id) => intake.put(bytes, idOrNew(id)),
		image: async (id) => intake.find(v.parse(imageId, id)),
		putFile: async (bytes, kind, id) => storeFile(folders.files, { id: idOrNew(id), kind, bytes }),
		films,
		foreign,
		avatars: new Avatars(folders.avatars, workers),
		drawPng: (svg) => renditions.get(`${digestOf(svg)}.png`, async () => ({ kind: 'drawing', svg })),
		cardPath: cardPaths(secret),
		waitingImages: () => workers.waiting,
		routes: async (app) => {
			const deps = { secret, originals, copies, sources, renditions };
			addResizerRoute(app, deps);
			addCardRoute(app, deps);
			addFileRoute(app, folders.files);
			addAvatarRoute(app, folders.avatars);
		},
		close: () => (closed ??= close()),
	};
}

/** The name under which a drawing is stored. */
const digestOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 32);

const idOrNew = (id: string | undefined) => (id === undefined ? newImageId() : v.parse(imageId, id));

/** The stores of originals and files, and the cache of renditions. */
function storesOf({ dataDir, files = new DiskFiles(dataDir), renditionBytes: maxBytes = RENDITION_BYTES, log }: MediaOptions) {
	const folder = (name: string) => files.within(`media/${name}`);
	const folders = { originals: folder('originals'), sources: folder('sources'), files: folder('files'), avatars: folder('avatars') };
	const local = new DiskFiles(dataDir).within('media/renditions');
	const disk = new DiskCache({ folder: local, maxBytes, log });
	const cache = files instanceof DiskFiles ? disk : new SharedCache({ disk, files: folder('renditions'), log });
	return { folders: { ...folders, local }, cache };
}

const filmsOf = ({ dataDir, files = new DiskFiles(dataDir), filmBytes = FILM_BYTES }: MediaOptions): Films =>
	new Films({
		files: files.within('media/files'),
		arriving: files.within('media/arriving'),
		folder: join(dataDir, 'media/joining'),
		maxBytes: filmBytes,
	});
