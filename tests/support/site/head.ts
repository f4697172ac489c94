/** The head of a page, unescaped. Every value that may occur once is a list, so that a second one is noticed. */
export type Head = {
	readonly titles: readonly string[];
	readonly canonicals: readonly string[];
	/** Contents of `<meta>` elements, by name or property. */
	readonly metas: ReadonlyMap<string, readonly string[]>;
};

const meta = /<meta (?:name|property)="([^"]*)" content="([^"]*)">/g;

/** Reads the head of a page. */
export function headOf(html: string): Head {
	const head = html.slice(0, html.indexOf('</head>'));
	const metas = Map.groupBy(head.matchAll(meta), ([, name = '']) => name);
	return {
		titles: [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => unescaped(title)),
		canonicals: [...head.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map(([, href = '']) => unescaped(href)),
		metas: new Map([...metas].map(([name, found]) => [name, found.map(([, , content = '']) => unescaped(content))])),
	};
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Character references as text. */
const unescaped = (text: string): string =>
	text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
		if (name !== undefined) return characters[name] ?? whole;
		return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
	});
