import type { PageFacts } from './page.ts';
import { singleSpaced } from './plain-words.ts';

type Attributes = Readonly<Record<string, string>>;
type HeadFacts = Pick<PageFacts, 'title' | 'description' | 'language' | 'canonical' | 'robots' | 'sharing' | 'languages' | 'ampPage'>;

/** Reads titles, metas and links of a page, in the head or in the body. The first of each counts. */
export class HeadReader {
	#base: string;
	#title: string | undefined;
	#isInTitle = false;
	#language = '';
	readonly #robots: string[] = [];
	readonly #metas = new Map<string, string>();
	readonly #links = new Map<string, string>();
	readonly #languages = new Set<string>();

	constructor(address: string) {
		this.#base = address;
	}

	get facts(): HeadFacts {
		return {
			title: singleSpaced(this.#title ?? ''),
			description: this.#metas.get('description') ?? '',
			language: this.#language,
			canonical: this.#links.get('canonical') ?? '',
			robots: this.#robots.join(', '),
			sharing: Object.fromEntries([...this.#metas].filter(([name]) => /^(?:og|twitter):/.test(name))),
			languages: [...this.#languages].sort(),
			ampPage: this.#links.get('amphtml') ?? '',
		};
	}

	/** Makes an address of the page absolute; undefined if it is not http(s). */
	resolve(address: string): string | undefined {
		const url = address === '' ? null : URL.parse(address, this.#base);
		if (!url || !/^https?:$/.test(url.protocol)) return undefined;
		url.hash = '';
		return url.href;
	}

	open(name: string, attributes: Attributes, isInDrawing: boolean): void {
		if (name === 'title') this.#isInTitle = this.#title === undefined && !isInDrawing;
		else if (name === 'html') this.#language = attributes.lang?.trim() ?? '';
		else if (name === 'base' && attributes.href) this.#base = this.resolve(attributes.href) ?? this.#base;
		else if (name === 'meta') this.#addMeta(attributes);
		else if (name === 'link') this.#addLink(attributes);
	}

	text(text: string): void {
		if (this.#isInTitle) this.#title = (this.#title ?? '') + text;
	}

	close(name: string): void {
		if (name === 'title') this.#isInTitle = false;
	}

	#addMeta(attributes: Attributes): void {
		const name = (attributes.property ?? attributes.name ?? '').toLowerCase();
		const content = singleSpaced(attributes.content ?? '');
		if (name === 'robots' || name === 'googlebot') this.#robots.push(content);
		else if (content !== '' && !this.#metas.has(name)) this.#metas.set(name, content);
	}

	#addLink({ rel = '', href = '', hreflang }: Attributes): void {
		const relations = rel.toLowerCase().split(/\s+/);
		if (relations.includes('alternate') && hreflang) this.#languages.add(hreflang.toLowerCase());
		for (const name of ['canonical', 'amphtml'])
			if (relations.includes(name) && !this.#links.has(name)) this.#links.set(name, this.resolve(href) ?? href);
	}
}
