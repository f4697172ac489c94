// A page before and after it enters the page cache: its types, and the functions that convert it.
import { hash } from 'node:crypto';
import type { PurgeKey } from '#content/contract';
import type { Coding, Encoding } from '#platform/compression/encodings';

/**
 * Who may get a page. `all`: everybody. `visitors`: everybody, but a registered reader may get another page at this address. `registered`: only
 * registered readers, so that no cache but ours may store it.
 */
type Audience = 'all' | 'visitors' | 'registered';

/** A page as it was rendered. */
export type RenderedPage = PageOrFile & { readonly body: string | Buffer };

/** A page or a file as it was made, before it is stored. */
export type PageOrFile = {
	readonly status: number;
	readonly contentType: string;
	readonly body: string | Uint8Array;
	/** Digest of the body in base64url: another body has another one. Default: computed from the body. */
	readonly digest?: string;
	/** Headers besides those that every stored page has; lower-case names. */
	readonly headers: Readonly<Record<string, string>>;
	/** Purge keys of the content that the page was made from. */
	readonly keys: readonly PurgeKey[];
	/** Purge key of what the page is about; when that is unpublished, no copy of the page is served any more. */
	readonly subject?: PurgeKey;
	/** How long the page is fresh, in seconds. */
	readonly freshFor: number;
	/** Whether any site may frame the page. */
	readonly isEmbed?: boolean;
	/** Default: `all`. */
	readonly audience?: Audience;
};

/** A page in one encoding. The list of headers is flat, as `writeHead` takes it. */
type Representation = { readonly coding: Encoding; readonly bytes: Uint8Array; readonly headers: string[] };

/** The representations of a page, by the encoding that clients prefer. The one for zstd may hold Brotli (`withSmallest`). */
type Representations = { readonly identity: Representation } & { readonly [Key in Coding]?: Representation };

/** A page that is ready to be sent, in the encodings that were requested so far. */
export type StoredPage = {
	readonly status: number;
	readonly etag: string;
	readonly contentType: string;
	readonly representations: Representations;
	/** Headers of a 304 response; all responses have them. */
	readonly notModified: string[];
	readonly keys: readonly PurgeKey[];
	readonly subject: PurgeKey | undefined;
	readonly freshFor: number;
	readonly audience: Audience;
};

/** How long shared caches may serve a stale page while this server cannot be reached, in seconds (X01). */
const staleIfError = 864_000;

/** Makes a page or a file ready to be sent. */
export function storePage(made: PageOrFile): StoredPage {
	const { body, digest, status, contentType, keys, subject, freshFor, audience = 'all', headers } = made;
	const bytes = typeof body === 'string' ? Buffer.from(body) : body;
	// Weak, because the encodings of a page differ in their bytes.
	const etag = `W/"${(digest ?? hash('sha256', bytes, 'base64url')).slice(0, 22)}"`;
	const shared = sharedHeaders({ headers, status, keys, freshFor, audience }, etag);
	const identity = represent({ contentType, notModified: shared }, bytes, 'identity');
	return { status, etag, contentType, representations: { identity }, notModified: shared, keys, subject, freshFor, audience };
}

/** The page with one more content coding. */
export function withCoding(page: StoredPage, coding: Coding, bytes: Uint8Array): StoredPage {
	return { ...page, representations: { ...page.representations, [coding]: represent(page, bytes, coding) } };
}

/** The page with its smallest bytes, in Brotli, for all clients that take it. */
export function withSmallest(page: StoredPage, bytes: Uint8Array): StoredPage {
	const br = represent(page, bytes, 'br');
	return { ...page, representations: { ...page.representations, br, zstd: br } };
}

/** Whether the page has its smallest bytes. */
export const hasSmallest = ({ representations }: StoredPage): boolean => representations.zstd?.coding === 'br';

/** The page with the compressed bytes of an earlier one, if both have the same content. */
export function withBytesOf(page: StoredPage, before: StoredPage | undefined): StoredPage {
	if (before?.etag !== page.etag) return page;
	return { ...page, representations: mapped(before.representations, ({ bytes, coding }) => represent(page, bytes, coding)) };
}

/** The memory that the page takes, in bytes. */
export function sizeOf({ representations }: StoredPage): number {
	const distinct = new Set(Object.values(representations).map(({ bytes }) => bytes));
	return [...distinct].reduce((sum, { length }) => sum + length, 2_000);
}

/** The page as it is served when it cannot be rendered again: marked as stale, so that shared caches do not keep it (X01, RFC 9211). */
export function asStale(page: StoredPage): StoredPage {
	if (page.notModified.includes('cache-status') || page.audience === 'registered') return page;
	const mark = (headers: string[]) => [
		'cache-status',
		'kiosco; hit; detail=stale',
		...withCacheControl(headers, 'public, max-age=0, s-maxage=1'),
	];
	const stale = (one: Representation): Representation => ({ ...one, headers: mark(one.headers) });
	return { ...page, representations: mapped(page.representations, stale), notModified: mark(page.notModified) };
}

function mapped(representations: Representations, change: (one: Representation) => Representation): Representations {
	const { identity, zstd, br, gzip } = representations;
	const coded = { ...(zstd && { zstd: change(zstd) }), ...(br && { br: change(br) }), ...(gzip && { gzip: change(gzip) }) };
	return { identity: change(identity), ...coded };
}

type Described = Pick<StoredPage, 'notModified' | 'contentType'>;

function represent({ notModified, contentType }: Described, bytes: Uint8Array, coding: Encoding): Representation {
	const coded = coding === 'identity' ? [] : ['content-encoding', coding];
	return { coding, bytes, headers: [...notModified, 'content-type', contentType, 'content-length', String(bytes.length), ...coded] };
}

function withCacheControl(headers: readonly string[], value: string): string[] {
	const mayStore = (text: string) => !text.includes('no-store');
	return headers.map((text, index) => (index % 2 === 1 && headers[index - 1] === 'cache-control' && mayStore(text) ? value : text));
}

function sharedHeaders(
	page: Pick<StoredPage, 'status' | 'keys' | 'freshFor' | 'audience'> & Pick<PageOrFile, 'headers'>,
	etag: string,
): string[] {
	const headers: Record<string, string> = {
		'cache-control': cacheControl(page),
		...page.headers,
		etag,
		vary: page.audience === 'all' ? 'accept-encoding' : 'accept-encoding, authorization, cookie',
		'surrogate-key': page.keys.join(' '),
	};
	return Object.entries(headers).flat();
}

// Browsers revalidate each time, since a 304 is cheap; shared caches store the page and are purged by key.
function cacheControl({ freshFor, status, audience }: Pick<StoredPage, 'freshFor' | 'status' | 'audience'>): string {
	if (audience === 'registered') return 'private, no-store';
	if (status >= 500) return 'no-store';
	const lifetime = `public, max-age=0, s-maxage=${freshFor}`;
	return status < 400 ? `${lifetime}, stale-while-revalidate=${freshFor}, stale-if-error=${staleIfError}` : lifetime;
}
