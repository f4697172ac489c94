// The files of a site, which WordPress calls its media library.
import { keptCopy } from './kept-copy.ts';
import type { WxrItem } from './wxr-item.ts';

export type Attachment = Pick<WxrItem, 'id' | 'title' | 'parent' | 'excerpt' | 'date'> & {
	readonly url: string;
	readonly alt: string;
	readonly width: number | undefined;
	readonly height: number | undefined;
};

/** A picture as a text names it; `src` is absolute or empty. */
type Named = { readonly id: string; readonly src: string };

export const isPicture = ({ url }: Attachment): boolean => /\.(jpe?g|png|gif|webp|avif)([?#]|$)/i.test(url);

export class Library {
	readonly #byId = new Map<string, Attachment>();
	/** By host and path, those of the original and those that all its copies have in common. */
	readonly #byAddress = new Map<string, Attachment>();
	/** By the address of the page that WordPress makes for each file. */
	readonly #byPage = new Map<string, Attachment>();
	/** The ids of the files that were uploaded for a post, by its id. */
	readonly #attachedTo = new Map<string, string[]>();

	add(item: WxrItem): void {
		const file = keptCopy(attachmentOf(item));
		this.#byId.set(file.id, file);
		if (item.link !== '') this.#byPage.set(keptCopy(item.link), file);
		const siblings = this.#attachedTo.get(item.parent);
		if (siblings) siblings.push(file.id);
		else this.#attachedTo.set(file.parent, [file.id]);
		this.#byAddress.set(placeOf(file.url), file);
		const common = commonPlaceOf(file.url);
		if (!this.#byAddress.has(common)) this.#byAddress.set(common, file);
	}

	values(): Iterable<Attachment> {
		return this.#byId.values();
	}

	get(id: string): Attachment | undefined {
		return this.#byId.get(id);
	}

	ofPage(address: string): Attachment | undefined {
		return this.#byPage.get(address);
	}

	attachedTo(post: string): readonly string[] {
		return this.#attachedTo.get(post) ?? [];
	}

	/**
	 * The original of a picture in a text. A text that came from another site has the ids of that site, which are other files here. So an id
	 * counts only with the name of its file.
	 */
	original({ id, src }: Named): Attachment | undefined {
		const named = this.#byId.get(id);
		if (src === '' || (named && nameOf(src) === nameOf(named.url))) return named;
		return this.#byAddress.get(placeOf(src)) ?? this.#byAddress.get(commonPlaceOf(src));
	}
}

/** Host and path; the same with and without TLS or `www.`. */
function placeOf(address: string): string {
	const url = URL.parse(address);
	return url ? url.host.replace(/^www\./, '') + url.pathname : '';
}

/** What WordPress adds to the name of a file for a smaller copy, a large or turned original, and an edited one. */
const copy = /(-\d{1,5}x\d{1,5}|-scaled|-rotated|-e\d{10,13}){1,3}(?=\.\w{3,4}$)/;

const commonPlaceOf = (address: string): string => placeOf(address).replace(copy, '');
const nameOf = (address: string): string => commonPlaceOf(address).split('/').at(-1)?.toLowerCase() ?? '';

function attachmentOf({ id, title, parent, excerpt, date, attachmentUrl, meta }: WxrItem): Attachment {
	const data = meta.get('_wp_attachment_metadata') ?? '';
	const size = (pattern: RegExp) => Number(pattern.exec(data)?.[1] ?? 0) || undefined;
	return {
		...{ id, title, parent, excerpt, date, url: attachmentUrl },
		alt: meta.get('_wp_attachment_image_alt') ?? '',
		width: size(/"width";i:(\d{1,6})/),
		height: size(/"height";i:(\d{1,6})/),
	};
}
