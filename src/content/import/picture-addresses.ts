import { isObject, type JsonObject, textAt } from '../ans/json.ts';

/** The https address of a picture at another site; undefined for any other value, and for one of our own (content API, section e). */
export function pictureAddress(value: JsonObject): string | undefined {
	const url = value.type === 'image' ? URL.parse(textAt(value, 'url') ?? '') : null;
	if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '' || url.pathname.includes('/resizer/v2/'))
		return undefined;
	return `https://${url.hostname}${url.pathname}${url.search}`;
}

/** The addresses of the pictures in a document, in the order in which they come. */
export function pictureAddresses(value: unknown): ReadonlySet<string> {
	if (Array.isArray(value)) return joined(value);
	if (!isObject(value)) return new Set();
	const address = pictureAddress(value);
	return new Set([...(address === undefined ? [] : [address]), ...joined(Object.values(value))]);
}

const joined = (values: readonly unknown[]): ReadonlySet<string> => new Set(values.flatMap((value) => [...pictureAddresses(value)]));

/** Warns of pictures that cannot be fetched, once for each host: pages leave them out. */
export function notesOnLostPictures(value: unknown): readonly string[] {
	if (Array.isArray(value)) return [...new Set(value.flatMap(notesOnLostPictures))];
	if (!isObject(value)) return [];
	const url = value.type === 'image' ? (textAt(value, 'url') ?? '') : '';
	const isLost = url !== '' && pictureAddress(value) === undefined && !url.includes('/resizer/v2/');
	const own = isLost ? [`pictures at ${placeOf(url)} are left out: only https addresses without a port can be fetched`] : [];
	return [...new Set([...own, ...Object.values(value).flatMap(notesOnLostPictures)])];
}

/** The host of an address, or what the address is if it has no host. */
const placeOf = (url: string): string =>
	URL.parse(url)?.host || (URL.canParse(url) ? `${new URL(url).protocol} addresses` : 'addresses without a host');

/** What is said of pictures that stay at another site, once for each host. */
export const notesOnPictures = (addresses: readonly string[]): readonly string[] =>
	[...new Set(addresses.map((address) => new URL(address).hostname))].map(
		(host) => `pictures are at ${host}: --media ${host} brings them here`,
	);
