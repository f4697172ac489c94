// Web archives (ISO 28500, WARC 1.0 and 1.1), as `wget --warc-file` and archive services make them.
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { unpacked } from '../fetching/unpacked.ts';
import type { KeptAnswer } from '../page/answer.ts';
import { decodeHtml } from '../page/decode-html.ts';
import { readPage } from '../page/read-page.ts';
import { NoOldSite, type OldPage, type OldSite } from './old-site.ts';

/** Longest record that is read, in bytes. Pages are far shorter; videos are skipped. */
const longestRecord = 16_000_000;
const separator = Buffer.from('\r\n\r\n');

export const isWarc = (path: string): boolean => /\.warc(?:\.gz)?$/i.test(path);

/** The old site in an archive. It is read twice: first for its addresses. */
export async function warcSite(path: string): Promise<OldSite> {
	const addresses = new Set<string>();
	for await (const { address } of answersIn(path)) addresses.add(address);
	if (addresses.size === 0) throw new NoOldSite('has no pages');
	return { addresses: [...addresses], isRanked: false, pages: (chosen) => pagesIn(path, chosen) };
}

async function* pagesIn(path: string, chosen: ReadonlySet<string>): AsyncGenerator<OldPage> {
	const given = new Set<string>();
	for await (const { address, http } of answersIn(path)) {
		if (!chosen.has(address) || given.has(address)) continue;
		given.add(address);
		yield { address, answer: answerOf(http, address) };
	}
}

type ArchivedAnswer = { readonly address: string; readonly http: Buffer };

/** The answers that are pages or redirects. */
async function* answersIn(path: string): AsyncGenerator<ArchivedAnswer> {
	for await (const { head, body } of recordsIn(path)) {
		const field = fieldsOf(head);
		const address = field('warc-target-uri').replace(/^<|>$/g, '');
		if (field('warc-type') !== 'response' || !/^https?:/.test(address)) continue;
		const { status, header } = readHead(body);
		const isPage = /html/i.test(header('content-type'));
		if (isPage || (status >= 300 && status < 400)) yield { address, http: body };
	}
}

type WarcRecord = { readonly head: string; readonly body: Buffer };

/** The records of an archive, without those that are too long. */
async function* recordsIn(path: string): AsyncGenerator<WarcRecord> {
	const file = createReadStream(path);
	let rest: Buffer = Buffer.alloc(0);
	let passed = 0;
	for await (const chunk of /\.gz$/i.test(path) ? file.pipe(createGunzip()) : file) {
		rest = Buffer.concat([rest, chunk.subarray(Math.min(passed, chunk.length))]);
		passed = Math.max(0, passed - chunk.length);
		for (let end = rest.indexOf(separator); end >= 0; end = rest.indexOf(separator)) {
			const head = rest.subarray(0, end).toString('utf8').trimStart();
			const start = end + separator.length;
			const after = start + lengthIn(head);
			if (after - start > longestRecord) passed = Math.max(0, after + separator.length - rest.length);
			else if (rest.length < after) break;
			else yield { head, body: rest.subarray(start, after) };
			rest = rest.subarray(Math.min(rest.length, after + separator.length));
		}
	}
}

function lengthIn(head: string): number {
	const length = fieldsOf(head)('content-length');
	if (!head.startsWith('WARC/') || !/^\d{1,15}$/.test(length)) throw new NoOldSite('is no WARC');
	return Number(length);
}

/**
 * Makes the function that returns a header field of a record by its name in lower case; empty if there is none. The first of several
 * counts.
 */
function fieldsOf(head: string): (name: string) => string {
	const fields = new Map<string, string>();
	for (const line of head.split(/\r?\n/).toReversed()) {
		const [name = '', ...value] = line.split(':');
		fields.set(name.toLowerCase(), value.join(':').trim());
	}
	return (name) => fields.get(name) ?? '';
}

function readHead(http: Buffer): { readonly status: number; readonly header: (name: string) => string } {
	const head = http.subarray(0, Math.max(0, http.indexOf(separator))).toString('latin1');
	return { status: Number(/^HTTP\/[\d.]+ (\d{3})/.exec(head)?.[1] ?? 0), header: fieldsOf(head) };
}

function answerOf(http: Buffer, address: string): KeptAnswer {
	const { status, header } = readHead(http);
	const stated = header('content-type');
	const location = URL.parse(header('location'), address)?.href;
	const redirects = status >= 300 && status < 400 && location !== undefined ? [{ status, to: location }] : [];
	const known = { redirects, contentType: stated.split(';', 1)[0]?.trim().toLowerCase() ?? '', robotsHeader: header('x-robots-tag') };
	if (status !== 200) return { status: redirects.length > 0 ? 200 : status, ...known };
	const bytes = unpacked(
		unchunked(http.subarray(http.indexOf(separator) + separator.length), header('transfer-encoding')),
		header('content-encoding'),
	);
	return { status, ...known, page: readPage(decodeHtml(bytes, stated), address) };
}

/** A body without the lengths of its chunks (RFC 9112, 7.1). */
function unchunked(body: Buffer, encoding: string): Buffer {
	if (!/chunked/i.test(encoding)) return body;
	const parts: Buffer[] = [];
	for (let at = 0; at < body.length; ) {
		const end = body.indexOf('\r\n', at);
		const length = Number.parseInt(body.subarray(at, end).toString('latin1'), 16);
		if (end < 0 || !(length > 0)) break;
		parts.push(body.subarray(end + 2, end + 2 + length));
		at = end + 2 + length + 2;
	}
	return Buffer.concat(parts);
}
