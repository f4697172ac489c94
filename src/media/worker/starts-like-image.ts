const SIGNATURES = {
	jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
	png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
	webp: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** Whether the first bytes are those of an accepted format. Used only to tell a corrupt image from one of another format. */
export function startsLikeImage(bytes: Uint8Array): boolean {
	return Object.values(SIGNATURES).some((matches) => matches(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
}
