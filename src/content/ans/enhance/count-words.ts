import type { BodyElement, List } from '#content/contract';

/** The number of words in elements, for the reading time. */
export const countWords = (elements: readonly BodyElement[]): number =>
	elements.reduce((sum, element) => sum + textsOf(element).reduce((words, html) => words + wordsIn(html), 0), 0);

/** Counts the words of safe HTML. Its only `<` are those of tags, and only a `<br />` separates words. */
const wordsIn = (html: string): number =>
	html
		.replaceAll('<br />', ' ')
		.replace(/<[^<>]*>/g, '')
		.split(/\s+/)
		.filter((word) => word !== '').length;

function textsOf(element: BodyElement): readonly string[] {
	switch (element.kind) {
		case 'text':
		case 'header':
		case 'correction':
		case 'endorsement':
			return [element.html];
		case 'quote':
		case 'group':
			return element.body.flatMap(textsOf);
		case 'list':
			return itemsOf(element.list);
		case 'timeline':
			return element.items.map(({ html }) => html);
		case 'table':
			return element.rows.flat();
		case 'picture':
		case 'gallery':
		case 'video':
		case 'audio':
		case 'frame':
		case 'raw':
		case 'link':
		case 'links':
		case 'rating':
		case 'divider':
		case 'code':
		case 'story':
			return [];
	}
}

const itemsOf = (list: List): readonly string[] => list.items.flatMap((item) => (typeof item === 'string' ? [item] : itemsOf(item)));
