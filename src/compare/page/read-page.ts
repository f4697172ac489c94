import { Parser } from 'htmlparser2';
import { HeadReader } from './head-reader.ts';
import { readJsonLd } from './json-ld.ts';
import type { Page } from './page.ts';
import { pictureAddress } from './picture-address.ts';
import { singleSpaced } from './plain-words.ts';
import { StoryParts } from './story-parts.ts';

/** Elements whose text nobody reads. */
const unseen: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'textarea', 'select']);
/** Elements that surround a story. Times are excluded too: each system formats them in its own way, and they change. */
const around: ReadonlySet<string> = new Set([...unseen, 'header', 'footer', 'nav', 'aside', 'form', 'button', 'dialog', 'time']);
/** The most links that are stored of a page. */
const mostLinks = 1_000;

/** Reads the parts of a page that are compared. Never throws: the parser accepts any HTML. */
export function readPage(html: string, address: string): Page {
	const reader = new PageReader(address);
	const parser = new Parser(reader, { decodeEntities: true });
	parser.end(html);
	return reader.page;
}

/** Collects during the parsing, without recursion, so that the depth of a page does not matter. */
class PageReader {
	readonly #head: HeadReader;
	readonly #story = new StoryParts();
	readonly #links = new Set<string>();
	readonly #jsonLd: string[] = [];
	readonly #text: string[] = [];
	/** The number of open elements by name, and how many of all open elements are hidden until a script shows them. */
	readonly #open = new Map<string, number>();
	readonly #isHidden: boolean[] = [];
	#hidden = 0;
	#articles = 0;
	#paragraph: string[] | undefined;
	#heading: string[] | undefined;
	#block: string[] | undefined;
	#headings: string[] = [];

	constructor(address: string) {
		this.#head = new HeadReader(address);
	}

	get page(): Page {
		const { firstWords, pictures } = this.#story;
		const body = { firstWords, pictures: [...pictures], links: [...this.#links], heading: this.#headings[0] ?? '' };
		return { ...this.#head.facts, ...body, jsonLd: readJsonLd(this.#jsonLd), text: this.#text.join(' ') };
	}

	onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
		this.#open.set(name, this.#depth(name) + 1);
		this.#isHidden.push('hidden' in attributes);
		if ('hidden' in attributes) this.#hidden += 1;
		this.#head.open(name, attributes, this.#depth('svg') > 0);
		if (name === 'article' && this.#depth('article') === 1) this.#articles += 1;
		if (name === 'p') this.#paragraph = [];
		if (name === 'h1') this.#heading = [];
		if (name === 'script' && /^application\/ld\+json/i.test(attributes.type ?? '')) this.#block = [];
		if (name === 'a' && attributes.href !== undefined) this.#addLink(attributes.href);
		if (name === 'img' && this.#isStory && this.#depth('a') === 0) this.#addPicture(attributes);
	}

	ontext(text: string): void {
		this.#block?.push(text);
		this.#head.text(text);
		if (!this.#isIn(unseen)) this.#text.push(text);
		if (!this.#isIn(unseen)) this.#heading?.push(text);
		if (this.#isStory) this.#paragraph?.push(text);
	}

	onclosetag(name: string): void {
		if (name === 'p' && this.#paragraph) this.#endParagraph(this.#paragraph);
		if (name === 'h1' && this.#heading) this.#endHeading(this.#heading);
		if (name === 'script' && this.#block) this.#endBlock(this.#block);
		this.#head.close(name);
		if (this.#isHidden.pop()) this.#hidden -= 1;
		this.#open.set(name, Math.max(0, this.#depth(name) - 1));
	}

	#endParagraph(paragraph: readonly string[]): void {
		this.#story.addParagraph(paragraph.join(''), this.#article);
		this.#paragraph = undefined;
	}

	#endHeading(heading: readonly string[]): void {
		this.#headings.push(singleSpaced(heading.join('')));
		this.#story.addHeading(this.#article);
		this.#heading = undefined;
	}

	#endBlock(block: readonly string[]): void {
		this.#jsonLd.push(block.join(''));
		this.#block = undefined;
	}

	#addLink(href: string): void {
		const url = this.#head.resolve(href);
		if (url && this.#links.size < mostLinks) this.#links.add(url);
	}

	#addPicture(attributes: Readonly<Record<string, string>>): void {
		const url = this.#head.resolve(pictureAddress(attributes));
		if (url) this.#story.addPicture(url, this.#article);
	}

	get #article(): number {
		return this.#depth('article') > 0 ? this.#articles : 0;
	}

	get #isStory(): boolean {
		return this.#depth('body') > 0 && !this.#isIn(around) && this.#hidden === 0;
	}

	#isIn(names: ReadonlySet<string>): boolean {
		for (const [name, depth] of this.#open) if (depth > 0 && names.has(name)) return true;
		return false;
	}

	#depth(name: string): number {
		return this.#open.get(name) ?? 0;
	}
}
