// Pages that somebody saved: a mirror made by wget, or files saved by a browser.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { unknownOrigin } from '../addresses/one-site.ts';
import { decodeHtml } from '../page/decode-html.ts';
import { readPage } from '../page/read-page.ts';
import { NoOldSite, type OldPage, type OldSite } from './old-site.ts';
import { addressOfFile, addressOfPage, isHost, originOf, originOfFolder } from './saved-address.ts';

const pageEndings: ReadonlySet<string> = new Set(['', '.html', '.htm', '.php', '.asp', '.aspx', '.jsp']);
/** How many pages are read to find the site's origin. */
const asked = 20;

type SavedFile = { readonly file: string; readonly address: string };

/** The old site in a folder. Throws `NoOldSite` when it has no pages. */
export async function savedFolder(folder: string, given: string | undefined): Promise<OldSite> {
	const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile() && isPageName(entry.name))
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.sort();
	const origin = given ?? originOfFolder(folder) ?? (await statedOrigin(folder, names));
	const files = new Map<string, SavedFile>();
	for (const name of names) files.set(addressOfFile(name, origin), { file: join(folder, name), address: addressOfFile(name, origin) });
	if (files.size === 0) throw new NoOldSite('has no saved pages: they end in .html');
	return { addresses: [...files.keys()], isRanked: false, pages: (chosen) => pagesIn(files, chosen) };
}

/** Files without an extension may be pages. wget keeps a query in the file name. */
const isPageName = (name: string): boolean =>
	pageEndings.has(extname(name.split(/[?@]/, 1)[0] ?? '').toLowerCase()) && !name.startsWith('.');

async function* pagesIn(files: ReadonlyMap<string, SavedFile>, chosen: ReadonlySet<string>): AsyncGenerator<OldPage> {
	for (const [address, { file }] of files) {
		const page = chosen.has(address) ? await pageOf(file, address) : undefined;
		if (page) yield page;
	}
}

/** A saved page; undefined for a file that is not a page. */
async function pageOf(file: string, byFile: string): Promise<OldPage | undefined> {
	const html = decodeHtml(await readFile(file));
	const known = { status: 200, redirects: [], robotsHeader: '' };
	if (isXml(html)) return { address: byFile, answer: { ...known, contentType: 'application/xml' } };
	if (!/^\s*(?:<!--|<!doctype html|<html|<\?xml|<head|<body)/i.test(html)) return undefined;
	const page = readPage(html, byFile);
	const address = addressOfPage(byFile, html, page.canonical);
	return { address, answer: { ...known, contentType: 'text/html', page } };
}

/** Feeds and sitemaps, which a mirror may save with the extension of pages. */
const isXml = (text: string): boolean => /^\s*(?:<\?xml|<rss|<feed)/i.test(text) && !/<html[\s>]/i.test(text.slice(0, 2_000));

/**
 * The origin that most of the first pages state as their own. If none does: that of the first folder named after a host, or else an origin
 * that does not exist.
 */
async function statedOrigin(folder: string, names: readonly string[]): Promise<string> {
	const counts = new Map<string, number>();
	for (const name of names.slice(0, asked)) {
		const { canonical } = readPage(decodeHtml(await readFile(join(folder, name))), unknownOrigin);
		const origin = URL.parse(canonical)?.origin;
		if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1);
	}
	const [most] = [...counts].sort(([, one], [, other]) => other - one);
	const named = names.map((name) => name.split('/')).find(([first = '', ...others]) => others.length > 0 && isHost(first));
	return most?.[0] ?? (named?.[0] === undefined ? unknownOrigin : originOf(named[0]));
}
