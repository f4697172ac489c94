/** An address that a link may lead to. `external` is none of ours. */
export type Href = { readonly href: string; readonly external: boolean };

/** What decides how links are marked. */
export type LinkRules = {
	/** Origins of our brands. */
	readonly origins: readonly string[];
	/** Somebody paid for the story: search engines are told (`rel=sponsored`). */
	readonly sponsored: boolean;
};

// A base that no address can have, to see which addresses are relative.
const relativeBase = 'https://relative.invalid';

/**
 * The address of a link as browsers will understand it, or undefined unless it is http(s), mailto, tel or relative.
 * Parsed and printed again, so that no spelling (`java\tscript:`, `/\evil`) means one thing here and another there.
 * `origins` are those of our brands.
 */
export function readHref(text: string, origins: readonly string[]): Href | undefined {
	const url = parseAddress(text);
	if (url?.username !== '' || url.password !== '') return undefined;
	if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href, external: false };
	if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
	if (url.origin === relativeBase)
		return { href: text.trim().startsWith('#') ? url.hash : `${url.pathname}${url.search}${url.hash}`, external: false };
	return { href: url.href, external: !origins.includes(url.origin) };
}

/** The address parsed against nothing; undefined when it is none. Longer than 2,000 characters is none. */
export const parseAddress = (text: string): URL | undefined =>
	text.length > 2_000 ? undefined : (URL.parse(text, relativeBase) ?? undefined);

/**
 * An address that a browser fetches media from. Of other sites it is absolute, and http is asked for as https; of our own
 * it is the path alone, which every one of our sites serves, by whatever protocol the page came.
 */
export function mediaAddress(text: string | undefined, origins: readonly string[]): string | undefined {
	const url = text === undefined ? undefined : parseAddress(text);
	if (url?.username !== '' || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
	if (url.origin === relativeBase || origins.includes(url.origin)) return `${url.pathname}${url.search}`;
	url.protocol = 'https:';
	return url.href;
}
