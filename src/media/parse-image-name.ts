import * as v from 'valibot';
import { type ImageId, imageId } from './image-id.ts';

/** The image that the name in a resizer address means: one of ours, or one of a remote source by its https address. */
export type ImageName = { readonly signedId: string } & (
	| { readonly kind: 'ours'; readonly id: ImageId }
	| { readonly kind: 'remote'; readonly address: URL }
);

/** Parses `caption-as-a-slug-ID.jpg`, `ID.jpg`, or an encoded address with such an extension. Undefined for anything else. */
export function parseImageName(name: string): ImageName | undefined {
	const stem = /^(.+)\.(?:jpe?g|png|webp)$/.exec(name)?.[1] ?? '';
	if (stem.startsWith('https%3A')) return remote(stem);
	const id = v.safeParse(imageId, stem.slice(stem.lastIndexOf('-') + 1));
	return id.success ? { kind: 'ours', id: id.output, signedId: id.output } : undefined;
}

function remote(stem: string): ImageName | undefined {
	const address = URL.parse(decode(stem));
	return address ? { kind: 'remote', address, signedId: stem } : undefined;
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}
