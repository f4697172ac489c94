import type { Readable } from 'node:stream';
import { isWordPressExport, wordPressExport } from '../convert/wordpress/is-wordpress-export.ts';

/** What a file in XML is, told by its beginning, and the option that reads it. */
export async function foreignXml(bytes: Readable): Promise<string> {
	let head = '';
	for await (const chunk of bytes) {
		head = String(chunk);
		break;
	}
	if (isWordPressExport(head)) return wordPressExport;
	return /<(rss|feed|rdf:RDF)[\s>]/.test(head) ? 'is a feed: import it with --from rss' : 'is XML or HTML, not JSON';
}
