import type { Folder } from './folder.ts';
import type { ImageId } from './image-id.ts';
import { refuse } from './refusals.ts';

type Kind = {
	/** What it is served as, whatever it says of itself (I04). */
	readonly type: string;
	/** Whether bytes begin like a file of this kind. */
	readonly fits: (bytes: Buffer) => boolean;
};

const textAt = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

/** Files that are served as they came, beside images. */
export const fileKinds = {
	mp4: { type: 'video/mp4', fits: (bytes) => textAt(bytes, 4, 8) === 'ftyp' },
	// An ID3 tag, or the sync word of a frame of layer III.
	mp3: {
		type: 'audio/mpeg',
		fits: (bytes) => textAt(bytes, 0, 3) === 'ID3' || (bytes.length > 1 && (bytes.readUInt16BE(0) & 0xffe6) === 0xffe2),
	},
	vtt: { type: 'text/vtt; charset=utf-8', fits: (bytes) => /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(textAt(bytes, 0, 16)) },
} as const satisfies Record<string, Kind>;

export type FileKind = keyof typeof fileKinds;

/** Keeps a file, or refuses it as UNSUPPORTED_FILE_TYPE. Gives its path on every brand's site. */
export async function keepFile(folder: Folder, { id, kind, bytes }: { id: ImageId; kind: FileKind; bytes: Uint8Array }): Promise<string> {
	if (!fileKinds[kind].fits(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) refuse('UNSUPPORTED_FILE_TYPE');
	await folder.write(fileName(id, kind), bytes);
	return `/media/files/${id}.${kind}`;
}

export const fileName = (id: ImageId, kind: FileKind): string => `${id.slice(0, 2)}/${id}.${kind}`;
