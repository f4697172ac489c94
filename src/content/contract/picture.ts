import type { SafeHtml } from './ids.ts';

/** A picture that the resizer can serve. Sizes are in pixels of the original. */
export type Picture = {
	/** The original in the resizer's addresses: an image id, or the encoded address of a remote image on an allowed host. */
	readonly id: string;
	/** File ending of the address, without a dot. */
	readonly extension: 'jpg' | 'png' | 'webp';
	/** Slug before the id in the address; may be empty. */
	readonly seoName: string;
	/** Our signature of the id, the same for all sizes: 64 hexadecimal characters. */
	readonly auth: string;
	readonly width: number;
	readonly height: number;
	/** Text alternative; empty when the picture adds nothing to the text beside it. */
	readonly alt: string;
	readonly caption?: SafeHtml;
	/** The credit as pages print it: "Foto: Ana Paz / Agencia". */
	readonly credit?: string;
	/** The point that crops keep, in pixels. Without one the resizer finds the most salient part. */
	readonly focal?: { readonly x: number; readonly y: number };
	/** CSS colour that is shown while the picture loads. */
	readonly dominant?: string;
	/** Target of the picture's link. */
	readonly link?: string;
};
