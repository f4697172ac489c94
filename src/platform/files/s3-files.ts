import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
	DeleteObjectCommand,
	GetObjectCommand,
	type GetObjectCommandInput,
	ListObjectsV2Command,
	PutObjectCommand,
	S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Settings } from '../config/s3-settings.ts';
import type { Log } from '../log.ts';
import { Bucket } from './bucket.ts';
import type { FileAnswer, FileStore, FileWatch, StoredFile } from './file-store.ts';

/** Time limits in ms: for a request, for storing a small file, and for each megabyte of a file in addition. */
const limits = { request: 5_000, write: 15_000, megabyte: 1_000 } as const;

/** Opens a bucket. With a log, it also checks in the background whether the bucket answers and accepts the key; the start does not wait for that. */
export function openBucket(settings: S3Settings, { log, tracing }: FileWatch = {}): FileStore {
	const bucket = new Bucket(settings, tracing);
	if (log) logIfUnusable(bucket, log);
	return new S3Files(bucket, '');
}

/** Asks the bucket for one name, and logs an error when it does not answer or refuses the key. */
function logIfUnusable(bucket: Bucket, log: Log): void {
	const listed = bucket.run(limits.request, (client, abortSignal) =>
		client.send(new ListObjectsV2Command({ Bucket: bucket.name, MaxKeys: 1 }), { abortSignal }),
	);
	listed.catch((error) => log.error({ error }, 'the file store cannot be used'));
}

/** The files of a bucket whose names begin with a folder. */
class S3Files implements FileStore {
	readonly #bucket: Bucket;
	readonly #folder: string;

	constructor(bucket: Bucket, folder: string) {
		this.#bucket = bucket;
		this.#folder = folder;
	}

	within(folder: string): FileStore {
		return new S3Files(this.#bucket, `${this.#folder}${folder}/`);
	}

	/** Does nothing: the store shows only finished files, and a rule of the bucket removes the parts of unfinished uploads. */
	async removeAbandoned(): Promise<void> {}

	read(name: string): Promise<Buffer | undefined> {
		return this.#bucket.run(limits.request, async (client, abortSignal) => {
			const { Body } = await client.send(new GetObjectCommand(this.#object(name)), { abortSignal });
			return Body ? bytesOf(Body, abortSignal) : undefined;
		});
	}

	answer(name: string, request: IncomingMessage): Promise<FileAnswer | undefined> {
		const input = { ...this.#object(name), ...conditionsOf(request) };
		return this.#bucket.run(limits.request, async (client, abortSignal) => {
			try {
				const { Body, $metadata, ...facts } = await client.send(new GetObjectCommand(input), { abortSignal });
				const body = Body instanceof Readable ? Body : undefined;
				return { status: $metadata.httpStatusCode ?? 200, headers: headersOf(facts), body };
			} catch (error) {
				const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
				if (status === 304 || status === 412 || status === 416) return { status, headers: {}, body: undefined };
				throw error;
			}
		});
	}

	async write(name: string, bytes: Uint8Array | string): Promise<void> {
		await this.#bucket.run(timeFor(bytes.length), (client, abortSignal) =>
			client.send(new PutObjectCommand({ ...this.#object(name), Body: bytes }), { abortSignal }),
		);
	}

	/** Sends a large file in parts. The file exists when all parts have arrived. */
	async adopt(name: string, path: string): Promise<void> {
		const { size } = await stat(path);
		await this.#bucket.run(timeFor(size), async (client, signal) => {
			const upload = new Upload({ client, params: { ...this.#object(name), Body: createReadStream(path) } });
			signal.addEventListener('abort', () => void upload.abort());
			await upload.done();
		});
		await rm(path, { force: true });
	}

	async copyTo(name: string, path: string): Promise<boolean> {
		const copied = await this.#bucket.run(limits.request, (client, abortSignal) =>
			client.send(new GetObjectCommand(this.#object(name)), { abortSignal }),
		);
		if (!(copied?.Body instanceof Readable)) return false;
		await pipeline(copied.Body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
		return true;
	}

	async remove(name: string): Promise<void> {
		await this.#bucket.run(limits.request, (client, abortSignal) =>
			client.send(new DeleteObjectCommand(this.#object(name)), { abortSignal }),
		);
	}

	async *list(prefix: string): AsyncGenerator<StoredFile> {
		for (let token: string | undefined, isLast = false; !isLast; ) {
			const input = { Bucket: this.#bucket.name, Prefix: `${this.#folder}${prefix}`, ...(token && { ContinuationToken: token }) };
			const page = await this.#bucket.run(limits.request, (client, abortSignal) =>
				client.send(new ListObjectsV2Command(input), { abortSignal }),
			);
			for (const { Key = '', Size = 0, LastModified } of page?.Contents ?? []) {
				yield { name: Key.slice(this.#folder.length), bytes: Size, writtenAt: LastModified?.getTime() ?? 0 };
			}
			token = page?.NextContinuationToken;
			isLast = token === undefined;
		}
	}

	#object(name: string): { readonly Bucket: string; readonly Key: string } {
		return { Bucket: this.#bucket.name, Key: `${this.#folder}${name}` };
	}
}

/** Time limit in ms for storing a file of so many bytes: it must arrive at about a megabyte a second or faster. */
const timeFor = (bytes: number): number => limits.write + Math.ceil(bytes / 1e6) * limits.megabyte;

type Body = { transformToByteArray(): Promise<Uint8Array> };

/** Reads a whole body; stops when the signal aborts. */
async function bytesOf(body: Body, signal: AbortSignal): Promise<Buffer> {
	if (body instanceof Readable) signal.addEventListener('abort', () => body.destroy(new Error('the file store is too slow')));
	const bytes = await body.transformToByteArray();
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function conditionsOf({ headers }: IncomingMessage): Partial<GetObjectCommandInput> {
	const since = new Date(headers['if-modified-since'] ?? Number.NaN);
	return {
		...(headers.range !== undefined && { Range: headers.range }),
		...(headers['if-none-match'] !== undefined && { IfNoneMatch: headers['if-none-match'] }),
		...(Number.isNaN(since.getTime()) ? {} : { IfModifiedSince: since }),
	};
}

type Facts = { readonly ContentLength?: number; readonly ContentRange?: string; readonly ETag?: string; readonly LastModified?: Date };

function headersOf({ ContentLength, ContentRange, ETag, LastModified }: { readonly [Name in keyof Facts]: Facts[Name] | undefined }) {
	return {
		'accept-ranges': 'bytes',
		...(ContentLength !== undefined && { 'content-length': String(ContentLength) }),
		...(ContentRange !== undefined && { 'content-range': ContentRange }),
		...(ETag !== undefined && { etag: ETag }),
		...(LastModified && { 'last-modified': LastModified.toUTCString() }),
	};
}
