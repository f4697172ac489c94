// Exports of WordPress (Tools → Export) as ANS documents.
import type { ConversionTarget, Converted, ConvertedItem } from '../converted.ts';
import { fileChunks } from '../file-chunks.ts';
import { itemsOfFile } from '../items-of-file.ts';
import { readXmlRecords } from '../xml-records.ts';
import { convertItem } from './convert-item.ts';
import { convertSite } from './convert-site.ts';
import { isOfWordPress } from './is-wordpress-export.ts';
import { readSite, type WordPressSite } from './read-site.ts';
import { sectionPath } from './sections.ts';
import { readWxrItem } from './wxr-item.ts';

/** Converts the files of one export. They are read twice: first what posts refer to, then the posts. */
export async function* convertWordPress(files: readonly string[], given: ConversionTarget): AsyncGenerator<ConvertedItem> {
	const site = await readSite(files);
	const target = { ...given, sectionAddresses: new Set([...site.categories.keys()].map((slug) => `${sectionPath(slug, site, given)}/`)) };
	for (const item of convertSite(site, target)) yield { kind: 'item', file: files[0] ?? '', item };
	for (const file of files) yield* itemsOfFile(file, postsOf(file, site, target));
}

/** One post or page after the other. Throws for a feed, which has items without what WordPress adds. */
async function* postsOf(file: string, site: WordPressSite, target: ConversionTarget): AsyncGenerator<Converted> {
	let isExport = false;
	for await (const record of readXmlRecords(fileChunks(file))) {
		isExport ||= isOfWordPress(record);
		if (record.name !== 'item') continue;
		if (!isExport) throw new Error('is a feed, not an export of WordPress: import it with --from rss');
		yield* convertItem(readWxrItem(record), site, target);
	}
}
