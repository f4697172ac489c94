/** First segments of addresses that name a kind of page, in the languages and systems of newsrooms. */
const kinds: Readonly<Record<string, readonly string[]>> = {
	tag: ['tag', 'tags', 'tema', 'temas', 'topic', 'topics', 'etiqueta', 'etiquetas', 'tópico', 'topico'],
	author: ['author', 'authors', 'autor', 'autores', 'autora', 'staff', 'firma', 'firmas'],
	section: ['category', 'categoria', 'categorias', 'seccion', 'secciones', 'section'],
};

/** The kind of page that the address alone reveals; undefined for most. */
export function kindOfPath(path: string): string | undefined {
	const [first = ''] = partsOf(path);
	if (first === '') return 'home';
	return Object.keys(kinds).find((kind) => kinds[kind]?.includes(decoded(first).toLowerCase()));
}

/**
 * The shape of an address: `/deportes/2026/11/24/final-del-torneo/` is `/section/yyyy/mm/dd/slug/`, `/tag/vino/` is `/tag/slug/`, `/?p=7` is
 * `/?p=`. Addresses of one template have one shape.
 */
export function addressShape(address: string): string {
	const url = new URL(address, 'http://site.invalid');
	const parts = partsOf(url.pathname);
	const shapes = parts.map((part, index) => shapeOf(part, parts, index));
	const names = [...new Set(url.searchParams.keys())].sort().map((name) => `${name}=`);
	const end = url.pathname.endsWith('/') || parts.length === 0 ? '/' : '';
	return `${shapes.map((shape) => `/${shape}`).join('')}${end}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

function shapeOf(part: string, parts: readonly string[], index: number): string {
	const [, stem = part, ending = ''] = /^(.*?)(\.(?:html?|php|aspx?|jsp|xml|pdf))?$/i.exec(part) ?? [];
	if (/^(?:19|20)\d\d$/.test(part)) return 'yyyy';
	if (/^\d{1,2}$/.test(part) && parts.slice(0, index).some((before) => /^(?:19|20)\d\d$/.test(before)))
		return /^\d{4}$/.test(parts[index - 1] ?? '') ? 'mm' : 'dd';
	if (/^\d+$/.test(stem)) return `number${ending}`;
	if (index === 0 && kindOfPath(`/${part}/`) !== undefined && parts.length > 1) return part;
	return isSlug(stem, parts, index) ? `slug${ending}` : `section${ending}`;
}

/** A segment is a slug if it is the last one and has several words, an extension, or a kind or a date before it. */
function isSlug(stem: string, parts: readonly string[], index: number): boolean {
	if (index !== parts.length - 1) return false;
	const words = stem.split(/[-_]/).length;
	return words > 3 || stem !== parts[index] || kindOfPath(`/${parts[0]}/`) !== undefined || /^\d{1,4}$/.test(parts[index - 1] ?? '');
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
