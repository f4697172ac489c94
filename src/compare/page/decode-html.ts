/** Bytes of the page in which a charset must be stated (HTML standard, 4.2.5.5). */
const prescanned = 1024;

/** Decodes a page by the charset of its header, its byte order mark or its `meta`; as UTF-8 if none of them names one. */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
	const stated = /charset\s*=\s*["']?([\w.:-]+)/i;
	const head = Buffer.from(bytes.subarray(0, prescanned)).toString('latin1');
	const label = byteOrderMark(bytes) ?? stated.exec(contentType)?.[1] ?? stated.exec(head)?.[1] ?? 'utf-8';
	return decoderOf(label).decode(bytes);
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
	if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function decoderOf(label: string): TextDecoder {
	try {
		return new TextDecoder(label);
	} catch {
		return new TextDecoder();
	}
}
