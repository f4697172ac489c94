import type { SafeHtml } from './ids.ts';

/** A picture that the resizer can serve. Lengths are pixels of the original. */
export type Picture = {
	/** Name of the original in the resizer's addresses: an image id, or the encoded address of an allowed source. */
	readonly id: string;
	/** File ending of the address, without a dot. */
	readonly extension: 'jpg' | 'png' | 'webp';
	/** Slug put before the id in the address, or an empty text. */
	readonly seoName: string;
	/** 64 hexadecimal characters that prove that we signed the id; the same for all sizes. */
	readonly auth: string;
	readonly width: number;
	readonly height: number;
	/** Text alternative; empty when the picture adds nothing to the words beside it. */
	readonly alt: string;
	readonly caption?: SafeHtml;
	/** Who made it, ready to print: "Foto: Ana Paz / Agencia". */
	readonly credit?: string;
	/** Point to keep when cropping; 0 is a number. Without one the crop looks for what draws attention. */
	readonly focal?: { readonly x: number; readonly y: number };
	/** CSS colour shown beneath while it loads. */
	readonly dominant?: string;
	/** Where the picture links to. */
	readonly link?: string;
};
