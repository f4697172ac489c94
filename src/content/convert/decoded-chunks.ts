/** The encoding that the first bytes of an XML file state; UTF-8 if they state none. */
function encodingOf(first: Uint8Array): string {
	if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
	if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
	const head = Buffer.from(first.subarray(0, 200)).toString('latin1');
	return /^[^>]*\sencoding\s*=\s*["']([\w-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8';
}

function decoderOf(encoding: string): TextDecoder {
	try {
		return new TextDecoder(encoding);
	} catch {
		return new TextDecoder('utf-8');
	}
}

/** Decodes XML with the encoding that it states. */
export async function* decodedChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	let decoder: TextDecoder | undefined;
	for await (const chunk of chunks) {
		decoder ??= decoderOf(encodingOf(chunk));
		yield decoder.decode(chunk, { stream: true });
	}
	if (decoder) yield decoder.decode();
}
