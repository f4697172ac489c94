import type { ReadContext } from '../ans/read-context.ts';
import type { Picture } from '../contract/contract.ts';

/** The path of a picture at the resizer, in its own shape and at one of the offered widths in pixels. */
export type PictureAddress = (picture: Picture, width: 480 | 1280) => string;

/** What making documents for apps needs. `origin` is that of the brand, without a slash at the end. */
export type AppContext = {
	readonly readContext: ReadContext;
	readonly origin: string;
	readonly pictureAddress: PictureAddress;
};

/** An address of the brand's site with its origin; other addresses stay as they are. */
export const absolute = (url: string, { origin }: Pick<AppContext, 'origin'>): string => (/^\/(?!\/)/.test(url) ? `${origin}${url}` : url);
