import type { UploadKind } from '../contract/application-form.ts';

/** How many bytes tell the kind of a file. */
export const tellingBytes = 16;

/** The type of a file, by its first bytes. Its name and the type that a browser states do not count. */
export type FileType = { readonly kind: UploadKind; readonly extension: string };

/** First bytes in Latin-1 (`.` is any byte), and the type that they mark. */
const beginnings: readonly (readonly [RegExp, FileType])[] = [
	[/^\xff\xd8\xff/, { kind: 'image', extension: 'jpg' }],
	[/^\x89PNG\r\n.\n/s, { kind: 'image', extension: 'png' }],
	[/^RIFF.{4}WEBP/s, { kind: 'image', extension: 'webp' }],
	[/^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s, { kind: 'image', extension: 'heic' }],
	[/^.{4}ftypavi[fs]/s, { kind: 'image', extension: 'avif' }],
	[/^%PDF-/, { kind: 'pdf', extension: 'pdf' }],
	[/^.{4}ftypqt {2}/s, { kind: 'video', extension: 'mov' }],
	[/^.{4}ftyp(?:iso[2-9m]|mp4[12]|avc1|M4V|3g[2p]|dash|MSNV)/s, { kind: 'video', extension: 'mp4' }],
	[/^.E\xdf\xa3/s, { kind: 'video', extension: 'webm' }],
];

/** The type of the file that begins with these bytes; undefined for every other file. */
export function fileTypeOf(beginning: Buffer): FileType | undefined {
	const text = beginning.toString('latin1');
	return beginnings.find(([begins]) => begins.test(text))?.[1];
}
