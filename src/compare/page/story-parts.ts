// Separates the story of a page from what surrounds it: menus, teasers, lists of other stories.
import { singleSpaced } from './plain-words.ts';

/** Something found in the page, with the number of the outermost `<article>` around it; 0 outside of all articles. */
export type PlacedItem<Item> = { readonly thing: Item; readonly article: number };

/** A paragraph with fewer words is a label or a date. */
const fewestWords = 8;
/** The most words of a story that are compared. */
const mostWords = 60;

export class StoryParts {
	readonly #paragraphs: PlacedItem<string>[] = [];
	readonly #pictures: PlacedItem<string>[] = [];
	/** Articles with the main heading of the page. */
	readonly #headed = new Set<number>();

	addParagraph(text: string, article: number): void {
		const words = singleSpaced(text);
		if (words.split(' ').length >= fewestWords) this.#paragraphs.push({ thing: words, article });
	}

	addPicture(address: string, article: number): void {
		this.#pictures.push({ thing: address, article });
	}

	addHeading(article: number): void {
		this.#headed.add(article);
	}

	get firstWords(): string {
		const words = this.#ofStory(this.#paragraphs).join(' ').split(' ');
		return words.slice(0, mostWords).join(' ');
	}

	get pictures(): readonly string[] {
		return [...new Set(this.#ofStory(this.#pictures))];
	}

	/**
	 * The things in the story: those in the article with the heading and paragraphs; or else those outside of all articles; or else those in
	 * the first article with paragraphs.
	 */
	#ofStory(things: readonly PlacedItem<string>[]): readonly string[] {
		const withText = new Set(this.#paragraphs.map(({ article }) => article));
		const headed = [...this.#headed].find((article) => article !== 0 && withText.has(article));
		const story = headed ?? (withText.has(0) || this.#headed.has(0) ? 0 : this.#paragraphs[0]?.article);
		return things.flatMap(({ thing, article }) => (article === story ? [thing] : []));
	}
}
