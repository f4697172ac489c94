// Media: originals of images, their resized renditions, share cards, video and audio files, and avatars. This module owns `DATA_DIR/media`, the
// signatures of image addresses, and the processes that decode images.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { BrandId } from '#brands';
import type { Log } from '#platform/log';
import type { OutboundHttp } from '#platform/outbound-http';
import type { Secret } from '#platform/secret';
import { addAvatarRoute } from './avatars/avatar-route.ts';
import { Avatars } from './avatars/avatars.ts';
import { cardPath } from './cards/card-address.ts';
import { addCardRoute } from './cards/card-route.ts';
import type { ShareCard } from './contract/contract.ts';
import { addFileRoute } from './file-route.ts';
import { Folder } from './folder.ts';
import { imageId, newImageId } from './image-id.ts';
import { ImageIntake, type StoredImage } from './image-intake.ts';
import { type FileKind, storeFile } from './media-files.ts';
import { DiskOriginals } from './originals/disk-originals.ts';
import { LayeredOriginals } from './originals/layered-originals.ts';
import type { OriginalStore, OriginalSupply } from './originals/original-store.ts';
import { DiskCache } from './renditions/disk-cache.ts';
import { Renditions } from './renditions/renditions.ts';
import { addResizerRoute } from './resizer-route.ts';
import { signatureOf } from './signature.ts';
import { RemoteSources } from './sources/remote-sources.ts';
import { ImageWorkers } from './worker/image-workers.ts';

export type { StoredAvatar as KeptAvatar } from './avatars/avatars.ts';
export { importMedia, mediaExport } from './export/export-media.ts';
export type { StoredImage as KeptImage } from './image-intake.ts';
export type { FileKind } from './media-files.ts';
export type { OriginalStore, OriginalSupply } from './originals/original-store.ts';
export type { MediaRefusal } from './refusals.ts';

export type MediaOptions = {
	readonly dataDir: string;
	/** Stores originals; default: the data directory. */
	readonly originals?: OriginalStore;
	/** Supplies originals that the store does not have; they are stored when first used. */
	readonly supply?: OriginalSupply | undefined;
	/** Size of the disk cache of renditions in bytes; default: 2 GiB. */
	readonly renditionBytes?: number;
	readonly signingSecret: Secret;
	/** Hosts from which images may be fetched, by https. */
	readonly allowedSourceHosts: readonly string[];
	readonly outboundHttp: OutboundHttp;
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
	/** Avatars of readers. Refuses with MEDIA_BUSY or STORAGE_FULL. */
	readonly avatars: Avatars;
	/** Draws an SVG document of ours, which names its size in pixels, as PNG; once, since the result is stored. Refuses with MEDIA_BUSY. */
	drawPng(svg: string): Promise<Uint8Array>;
	/** The path of a share card on the site of its brand: 1200 × 630 pixels, drawn when somebody asks for it. */
	cardPath(brand: BrandId, card: ShareCard): string;
	/** `/resizer/v2/…`, `/media/cards/…`, `/media/files/…` and `/media/avatars/…`. */
	readonly routes: FastifyPluginAsync;
	close(): Promise<void>;
};

const RENDITION_BYTES = 2 * 1024 ** 3;

/** Creates the module. Files that a killed process left unfinished are removed in the background. */
export function createMedia(options: MediaOptions): Media {
	const { signingSecret: secret, log } = options;
	const folders = foldersIn(options.dataDir);
	for (const folder of Object.values(folders))
		folder.removeAbandoned().catch((error) => log.warn({ error }, 'unfinished files could not be removed'));
	const store = options.originals ?? new DiskOriginals(folders.originals);
	const originals = options.supply === undefined ? store : new LayeredOriginals(store, options.supply);
	const copies = new DiskOriginals(folders.sources);
	const workers = new ImageWorkers(log);
	const intake = new ImageIntake(originals, workers);
	const diskCache = new DiskCache({ folder: folders.renditions, maxBytes: options.renditionBytes ?? RENDITION_BYTES, log });
	const renditions = new Renditions({ diskCache, workers, log });
	const sources = new RemoteSources({
		copies,
		prepare: (bytes) => intake.prepare(bytes),
		allowedHosts: new Set(options.allowedSourceHosts),
		outboundHttp: options.outboundHttp,
		log,
	});
	const close = async () => {
		await sources.close();
		await workers.close();
		await diskCache.settle();
	};
	let closed: Promise<void> | undefined;
	return {
		sign: (id) => signatureOf(id, secret),
		put: async (bytes, id) => intake.put(bytes, idOrNew(id)),
		image: async (id) => intake.find(v.parse(imageId, id)),
		putFile: async (bytes, kind, id) => storeFile(folders.files, { id: idOrNew(id), kind, bytes }),
		avatars: new Avatars(folders.avatars, workers),
		drawPng: (svg) => renditions.get(`${digestOf(svg)}.png`, async () => ({ kind: 'drawing', svg })),
		cardPath: (brand, card) => cardPath(brand, card, secret),
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

function foldersIn(dataDir: string) {
	const folder = (name: string) => new Folder(join(dataDir, 'media', name));
	return {
		originals: folder('originals'),
		sources: folder('sources'),
		renditions: folder('renditions'),
		files: folder('files'),
		avatars: folder('avatars'),
	};
}
