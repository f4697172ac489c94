// Pictures of other sites that were brought here: documents then name ours.
import { isObject, type JsonObject, objectAt } from '../ans/json.ts';
import type { ImportEvent, PreparedDocument } from './import-event.ts';
import { pictureAddress } from './picture-addresses.ts';

/** A picture of ours. Lengths are pixels; `dominant` is `#rrggbb`. */
export type OwnPicture = {
	readonly id: string;
	readonly extension: string;
	readonly width: number;
	readonly height: number;
	readonly dominant: string;
};

/** Has the pictures of other sites that were fetched, and fetches those of some hosts. */
export type PictureSupply = {
	/** The origin of the brand’s site, with which the addresses of its pictures begin. */
	readonly origin: string;
	/** Whether the import fetches pictures, which takes long. */
	readonly fetches: boolean;
	find(address: string): Promise<OwnPicture | undefined>;
	/** Fetches a picture; the reason, in words, when it cannot be had; undefined when its host is not to be asked. */
	fetch(address: string): Promise<OwnPicture | string | undefined>;
};

/** A document whose pictures are ours as far as they are here, and the pictures that are missing. */
type Supplied = { readonly document: PreparedDocument; readonly missing: readonly ImportEvent[] };

/** Puts the pictures that are here in the place of those of other sites, and fetches what may be fetched. */
export async function withOwnPictures(given: PreparedDocument, supply: PictureSupply): Promise<Supplied> {
	const own = new Map<string, OwnPicture>();
	const missing: ImportEvent[] = [];
	const left: string[] = [];
	for (const address of given.pictures ?? []) {
		const found = (await supply.find(address)) ?? (await supply.fetch(address));
		if (found === undefined) left.push(address);
		else if (typeof found === 'string')
			missing.push({ kind: 'missing-picture', place: given.place, why: `the picture ${address}: ${found}` });
		else own.set(address, found);
	}
	const text = own.size === 0 ? given.text : JSON.stringify(replaced(JSON.parse(given.text), own, supply.origin));
	return { document: { ...given, text, pictures: left }, missing };
}

function replaced(value: unknown, own: ReadonlyMap<string, OwnPicture>, origin: string): unknown {
	if (Array.isArray(value)) return value.map((item) => replaced(item, own, origin));
	if (!isObject(value)) return value;
	const members = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replaced(member, own, origin)]));
	const address = pictureAddress(value);
	const picture = address === undefined ? undefined : own.get(address);
	return picture ? ownImage({ ...members }, picture, `${origin}/resizer/v2/${picture.id}.${picture.extension}`) : members;
}

/** A focal point is in pixels of the size that the document states, which then stays. */
function ownImage(image: JsonObject, { width, height, dominant }: OwnPicture, url: string): JsonObject {
	const size = image.focal_point === undefined ? { width, height } : {};
	const properties = { dominant_color: dominant, ...objectAt(image, 'additional_properties'), original_url: image.url };
	return { ...image, ...size, url, additional_properties: properties };
}
