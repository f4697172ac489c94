import type { Picture } from '#content/contract';
import { slugOf } from '../text/clean-text.ts';
import { parseAddress } from '../text/read-href.ts';

/** The original of a picture for the resizer, and the parts of the picture's address. */
export type PictureSource = Pick<Picture, 'id' | 'extension' | 'seoName'> & { readonly isRemote: boolean };

const resizerPath = '/resizer/v2/';
const ansId = /^[A-Z0-9]{26}$/;

/**
 * The source of a picture's address: our own image for the path `/resizer/v2/<id>.<ext>` (with or without a name before the id), or a
 * remote image on an allowed host. Undefined for any other host, so that a page never makes a browser contact it.
 */
export function pictureSource(address: string, allowedHosts: ReadonlySet<string>): PictureSource | undefined {
	const url = parseAddress(address.trim());
	if (!url) return undefined;
	const start = url.pathname.lastIndexOf(resizerPath);
	return start === -1 ? remote(url, allowedHosts) : resized(url.pathname.slice(start + resizerPath.length), allowedHosts);
}

/** The source of our own image that came without an address. */
export const sourceOfId = (id: string): PictureSource | undefined =>
	ansId.test(id) ? { id, extension: 'jpg', seoName: '', isRemote: false } : undefined;

function remote(url: URL, allowedHosts: ReadonlySet<string>): PictureSource | undefined {
	const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
	if (!isWeb || url.port !== '' || url.username !== '' || !allowedHosts.has(url.hostname)) return undefined;
	return {
		id: encodeURIComponent(`https://${url.hostname}${url.pathname}${url.search}`),
		extension: extensionOf(url.pathname),
		seoName: '',
		isRemote: true,
	};
}

/** Parses `caption-as-a-slug-ID.jpg`, `ID.jpg`, or the encoded address of a remote image, whose host must be allowed. */
function resized(name: string, allowedHosts: ReadonlySet<string>): PictureSource | undefined {
	const dot = name.lastIndexOf('.');
	const stem = dot === -1 ? name : name.slice(0, dot);
	if (/^https?%3A/i.test(stem)) return encodedRemote(stem, allowedHosts);
	if (!/^[A-Za-z0-9_-]{1,200}$/.test(stem)) return undefined;
	const id = stem.slice(stem.lastIndexOf('-') + 1);
	const isNamed = id !== stem && ansId.test(id);
	return {
		id: isNamed ? id : stem,
		extension: extensionOf(name),
		seoName: isNamed ? slugOf(stem.slice(0, -id.length)) : '',
		isRemote: false,
	};
}

function encodedRemote(stem: string, allowedHosts: ReadonlySet<string>): PictureSource | undefined {
	const url = URL.parse(decoded(stem));
	return url ? remote(url, allowedHosts) : undefined;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}

function extensionOf(path: string): Picture['extension'] {
	const ending = path.slice(-5).toLowerCase();
	if (ending.endsWith('.png')) return 'png';
	return ending.endsWith('.webp') ? 'webp' : 'jpg';
}
