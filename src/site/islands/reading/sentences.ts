/** A sentence of a story: its words, and where they stand. */
export type Sentence = { readonly words: string; readonly range: Range };

/** The parts of a story that are read aloud: its headings, paragraphs, list items. */
const spoken = 'p, h2, h3, h4, h5, h6, li';

/** Parts between the text that are not read aloud: related stories, players, captions, tools. */
const unspoken = 'aside, figure, nav, kiosco-island, [data-aside]';

/** The sentences of a story in their order, its headline first. */
export function sentencesOf(text: HTMLElement): readonly Sentence[] {
	const headline = [...document.querySelectorAll<HTMLElement>('main h1')];
	const parts = [...text.querySelectorAll<HTMLElement>(spoken)].filter(
		(part) => part.closest(unspoken)?.contains(text) !== false && part.querySelector(spoken) === null,
	);
	const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });
	return [...headline, ...parts].flatMap((part) => sentencesIn(part, segmenter));
}

function sentencesIn(part: HTMLElement, segmenter: Intl.Segmenter): readonly Sentence[] {
	const place = placesIn(part);
	return [...segmenter.segment(part.textContent)].flatMap(({ segment, index }) => {
		const words = segment.trim();
		const begin = index + segment.indexOf(words);
		return words === '' ? [] : [{ words, range: rangeBetween(place(begin), place(begin + words.length)) }];
	});
}

type TextPlace = readonly [node: Node, offset: number];

/** Finds the text node, and the offset in it, of an offset in the whole text of an element. */
function placesIn(part: HTMLElement): (offset: number) => TextPlace {
	const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
	const nodes: { readonly node: Node; readonly end: number }[] = [];
	for (let end = 0; walker.nextNode(); ) {
		end += walker.currentNode.nodeValue?.length ?? 0;
		nodes.push({ node: walker.currentNode, end });
	}
	return (offset) => {
		const found = nodes.find(({ end }) => end >= offset);
		return found === undefined ? [part, 0] : [found.node, offset - (found.end - (found.node.nodeValue?.length ?? 0))];
	};
}

function rangeBetween(from: TextPlace, to: TextPlace): Range {
	const range = document.createRange();
	range.setStart(...from);
	range.setEnd(...to);
	return range;
}
