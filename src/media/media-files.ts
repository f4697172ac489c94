import type { FileStore } from '#platform/files';
import type { ImageId } from './image-id.ts';
import { refuse } from './refusals.ts';

type FileFormat = {
	/** Content type in responses, whatever the file claims (I04). */
	readonly type: string;
	/** Whether the first bytes match this kind. */
	readonly fits: (bytes: Buffer) => boolean;
};

const textAt = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

/** Kinds of files that are served unchanged. */
export const fileKinds = {
	mp4: { type: 'video/mp4', fits: (bytes) => textAt(bytes, 4, 8) === 'ftyp' },
	webm: { type: 'video/webm', fits: (bytes) => textAt(bytes, 0, 4) === '\x1aE\xdf\xa3' },
	// An ID3 tag, or the sync word of a frame of layer III.
	mp3: {
		type: 'audio/mpeg',
		fits: (bytes) => textAt(bytes, 0, 3) === 'ID3' || (bytes.length > 1 && (bytes.readUInt16BE(0) & 0xffe6) === 0xffe2),
	},
	// A playlist of HLS that does not change (RFC 8216); its segments are ranges of an mp4 file.
	m3u8: { type: 'application/vnd.apple.mpegurl', fits: (bytes) => textAt(bytes, 0, 7) === '#EXTM3U' },
	vtt: { type: 'text/vtt; charset=utf-8', fits: (bytes) => /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(textAt(bytes, 0, 16)) },
} as const satisfies Record<string, FileFormat>;

export type FileKind = keyof typeof fileKinds;

/** Stores a file and resolves to its path on the site of every brand. Refuses it with UNSUPPORTED_FILE_TYPE when its bytes do not match its kind. */
export async function storeFile(
	files: FileStore,
	{ id, kind, bytes }: { id: ImageId; kind: FileKind; bytes: Uint8Array },
): Promise<string> {
	if (!fileKinds[kind].fits(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) refuse('UNSUPPORTED_FILE_TYPE');
	await files.write(fileName(id, kind), bytes);
	return fileAddress(id, kind);
}

/** The path of a file on the site of every brand. */
export const fileAddress = (id: ImageId, kind: FileKind): string => `/media/files/${id}.${kind}`;

/** The path of a file below its folder. */
export const fileName = (id: ImageId, kind: FileKind): string => `${id.slice(0, 2)}/${id}.${kind}`;
