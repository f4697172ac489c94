/** A safe target of a link. `external`: it is on none of our sites. */
export type Href = { readonly href: string; readonly external: boolean };

/** The rules by which links are marked. */
export type LinkRules = {
	/** Origins of our brands. */
	readonly origins: readonly string[];
	/** Whether somebody paid for the story; its external links then have `rel=sponsored`. */
	readonly sponsored: boolean;
};

// No address can have this base, so an address that resolves to it is relative.
const relativeBase = 'https://relative.invalid';

/**
 * The target of a link as browsers understand it; undefined unless it is http(s), mailto, tel or relative. The address is parsed and
 * serialized again, so that no spelling (`java\tscript:`, `/\evil`) means something else in a browser. `origins` are those of our brands.
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

/** Parses an address; undefined for one that is invalid or longer than 2,000 characters. */
export const parseAddress = (text: string): URL | undefined =>
	text.length > 2_000 ? undefined : (URL.parse(text, relativeBase) ?? undefined);

/**
 * The address from which a browser fetches media. For other sites it is absolute, with https in place of http. For our own sites it is
 * only the path, which all of them serve.
 */
export function mediaAddress(text: string | undefined, origins: readonly string[]): string | undefined {
	const url = text === undefined ? undefined : parseAddress(text);
	if (url?.username !== '' || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
	if (url.origin === relativeBase || origins.includes(url.origin)) return `${url.pathname}${url.search}`;
	url.protocol = 'https:';
	return url.href;
}
