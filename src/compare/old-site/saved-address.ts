import { basename } from 'node:path';
import { unknownOrigin } from '../addresses/one-site.ts';

/** A host as programs name its folder; wget writes the port after `:` or `+`. */
const host = /^(?:[\w-]+\.)+[a-z][\w-]*(?:[:+]\d+)?$/i;
const page = /\.(?:html?|php|aspx?|jsp)$/i;

export const isHost = (name: string): boolean => host.test(name) && !page.test(name);

/** The address of a saved file by its path: `diario.example/deportes/index.html` is `https://diario.example/deportes/`. */
export function addressOfFile(path: string, origin: string): string {
	const [first = '', ...others] = path.split('/');
	const isBelowHost = others.length > 0 && isHost(first);
	const parts = isBelowHost ? others : [first, ...others];
	const last = (parts.at(-1) ?? '').replace(/^index\.html?(?=$|[?@])/, '').replace('@', '?');
	const site = isBelowHost ? originOf(first, origin) : origin;
	const [name = '', query] = last.split('?', 2);
	const encoded = [...parts.slice(0, -1), name].map((part) => encodeURIComponent(decoded(part))).join('/');
	return new URL(`/${encoded}${query === undefined ? '' : `?${query.replace(page, '')}`}`, site).href;
}

/** The origin of a folder that is named after a host. For the known site, its own scheme is used. */
export function originOf(name: string, known = unknownOrigin): string {
	const named = name.replace('+', ':');
	return new URL(known).host === named ? known : `${/^localhost|\.localhost/.test(named) ? 'http' : 'https'}://${named}`;
}

/** The origin that a folder is named after; undefined if its name is not a host. */
export const originOfFolder = (folder: string): string | undefined => (isHost(basename(folder)) ? originOf(basename(folder)) : undefined);

/**
 * The address of a saved page: the one that the browser wrote into the file. Otherwise it is the canonical address, if that differs from
 * the path of the file only at its end: a mirror cannot tell `/deportes`, `/deportes/` and `/deportes.html` apart.
 */
export function addressOfPage(byFile: string, html: string, canonical: string): string {
	const [, saved] = /<!-- saved from url=\(\d+\)(https?:\/\/\S+) -->/.exec(html.slice(0, 2_000)) ?? [];
	if (saved !== undefined) return saved;
	const url = URL.parse(canonical);
	return url && bare(url) === bare(new URL(byFile)) ? url.href : byFile;
}

const bare = ({ host: at, pathname, search }: URL): string =>
	`${at}${pathname.replace(/(?:\/index)?\.html?$/i, '').replace(/\/$/, '')}${search}`;

function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
