/** Attributes with the address of a picture that is loaded only when it is scrolled into view. */
const lazy = ['data-src', 'data-lazy-src', 'data-original', 'data-srcset', 'srcset'];

/** The address of the picture that readers see in an `<img>`; empty if there is none, such as in a placeholder. */
export function pictureAddress(attributes: Readonly<Record<string, string>>): string {
	const found = [attributes.src, ...lazy.map((name) => attributes[name])].find((value) => value && !/^(?:data|about|blob):/i.test(value));
	return found?.trim().split(/,?\s/, 1)[0] ?? '';
}
