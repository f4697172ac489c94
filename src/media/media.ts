// Originals of images, the sizes that readers get of them, the files of video and audio, and pictures of readers. It owns
// what is under `DATA_DIR/media`, the signing of addresses, and the processes in which images are decoded.
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { Log } from '#platform/log';
import type { OutboundHttp } from '#platform/outbound-http';
import type { Secret } from '#platform/secret';
import { addAvatarRoute } from './avatars/avatar-route.ts';
import { Avatars } from './avatars/avatars.ts';
import { addFileRoute } from './file-route.ts';
import { Folder } from './folder.ts';
import { imageId, newImageId } from './image-id.ts';
import { ImageIntake, type KeptImage } from './image-intake.ts';
import { type FileKind, keepFile } from './media-files.ts';
import { DiskOriginals } from './originals/disk-originals.ts';
import { LayeredOriginals } from './originals/layered-originals.ts';
import type { OriginalStore, OriginalSupply } from './originals/original-store.ts';
import { BoundedFolder } from './renditions/bounded-folder.ts';
import { Renditions } from './renditions/renditions.ts';
import { addResizerRoute } from './resizer-route.ts';
import { signatureOf } from './signature.ts';
import { RemoteSources } from './sources/remote-sources.ts';
import { ImageWorkers } from './worker/image-workers.ts';

export type { KeptAvatar } from './avatars/avatars.ts';
export type { KeptImage } from './image-intake.ts';
export type { FileKind } from './media-files.ts';
export type { OriginalStore, OriginalSupply } from './originals/original-store.ts';
export type { MediaRefusal } from './refusals.ts';

export type MediaOptions = {
	readonly dataDir: string;
	/** Originals elsewhere than in the data directory. */
	readonly originals?: OriginalStore;
	/** Asked for originals that are not kept yet; they are kept from then on. */
	readonly supply?: OriginalSupply | undefined;
	/** Bytes of disk for finished renditions; 2 GiB unless told. The longest unread go first. */
	readonly renditionBytes?: number;
	readonly signingSecret: Secret;
	/** Hosts from which images may be fetched, over https. */
	readonly allowedSourceHosts: readonly string[];
	/** How they are reached. */
	readonly outboundHttp: OutboundHttp;
	readonly log: Log;
};

export type Media = {
	/**
	 * Signature that an address of the image needs, 64 hexadecimal characters: HMAC-SHA-256 of the id, as version 1 of
	 * ANS's `image.auth`. It covers the image, not the size. A remote source's id is its https address, URL-encoded.
	 */
	sign(id: string): string;
	/**
	 * Keeps an image of at most 30 MB and 40 megapixels, encoded anew, under a new id or one that our own code made
	 * (26 base-32 characters), which it replaces. Refuses with MISSING_IMAGE, IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE_TYPE,
	 * IMAGE_TOO_MANY_PIXELS, CORRUPT_IMAGE or STORAGE_FULL.
	 */
	put(bytes: Uint8Array, id?: string): Promise<KeptImage>;
	/** What `put` gave for the id, or undefined. */
	image(id: string): Promise<KeptImage | undefined>;
	/** Keeps a file as it is; gives its path. Refuses with UNSUPPORTED_FILE_TYPE when it does not begin like its kind. */
	putFile(bytes: Uint8Array, kind: FileKind, id?: string): Promise<string>;
	/** Pictures of readers; refused with MEDIA_BUSY or STORAGE_FULL. */
	readonly avatars: Avatars;
	/** `/resizer/v2/…`, `/media/files/…` and `/media/avatars/…`. */
	readonly routes: FastifyPluginAsync;
	close(): Promise<void>;
};

const RENDITION_BYTES = 2 * 1024 ** 3;

/** Opens the store at once; what a killed process left unfinished is removed meanwhile. */
export function createMedia(options: MediaOptions): Media {
	const { signingSecret: secret, log } = options;
	const folders = foldersIn(options.dataDir);
	for (const folder of Object.values(folders)) folder.tidy().catch((error) => log.warn({ error }, 'unfinished files could not be removed'));
	const kept = options.originals ?? new DiskOriginals(folders.originals);
	const originals = options.supply === undefined ? kept : new LayeredOriginals(kept, options.supply);
	const copies = new DiskOriginals(folders.sources);
	const workers = new ImageWorkers(log);
	const intake = new ImageIntake(originals, workers);
	const finished = new BoundedFolder({ folder: folders.renditions, maxBytes: options.renditionBytes ?? RENDITION_BYTES, log });
	const renditions = new Renditions({ kept: finished, workers, log });
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
		await finished.settle();
	};
	let closed: Promise<void> | undefined;
	return {
		sign: (id) => signatureOf(id, secret),
		put: async (bytes, id) => intake.put(bytes, idOrNew(id)),
		image: async (id) => intake.find(v.parse(imageId, id)),
		putFile: async (bytes, kind, id) => keepFile(folders.files, { id: idOrNew(id), kind, bytes }),
		avatars: new Avatars(folders.avatars, workers),
		routes: async (app) => {
			addResizerRoute(app, { secret, originals, copies, sources, renditions });
			addFileRoute(app, folders.files);
			addAvatarRoute(app, folders.avatars);
		},
		close: () => (closed ??= close()),
	};
}

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
