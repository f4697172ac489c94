import { gzipSync } from 'node:zlib';
import { request } from 'undici';

/** Gzipped bytes of the scripts that a page fetches or contains; JSON data in script elements does not count. */
export async function scriptBytes(html: string, port: number): Promise<number> {
	const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
		.map(([, code = '']) => code)
		.filter((code) => !code.startsWith('self.__next_f'));
	let bytes = inline.length === 0 ? 0 : gzipSync(inline.join('')).length;
	const sources = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source));
	for (const source of sources) {
		const { body } = await request(new URL(source, `http://127.0.0.1:${port}`));
		bytes += gzipSync(Buffer.from(await body.arrayBuffer())).length;
	}
	return bytes;
}
