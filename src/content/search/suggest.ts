import { foldText } from '../ans/text/clean-text.ts';
import type { Card, SearchSuggestion } from '../contract/contract.ts';
import type { SectionTree } from '../document-index/section-tree.ts';
import { authorIn } from '../read/author.ts';
import { documentsOfKind, sectionTree } from '../read/cached-documents.ts';
import { list } from '../read/lists/list.ts';
import type { QueryContext } from '../read/query-context.ts';
import { tagIn } from '../read/tag.ts';
import { wordsOf } from './search-terms.ts';

/** Only the newest stories are suggested, so that the cost does not depend on how many there are. */
const newest = 300;

const maxTopics = 3;
const maxStories = 5;

/** Fewer letters could begin nearly everything. */
const minLetters = 2;

/** A suggestion with the folded words of its text, each after a space. */
type Candidate = { readonly words: string; readonly suggestion: SearchSuggestion };

// Keyed by what the candidates were made from, which is a new object after each change.
const candidates = new WeakMap<object, readonly Candidate[]>();

/**
 * What a reader may mean who typed `text`: sections, tags and authors, the shortest names first, then the newest stories. Each word of the
 * text begins a word of theirs.
 */
export async function suggest(context: QueryContext, text: string): Promise<readonly SearchSuggestion[]> {
	const typed = wordsOf(foldText(text));
	if (typed.join('').length < minLetters) return [];
	const isMeant = ({ words }: Candidate) => typed.every((word) => words.includes(` ${word}`));
	const [topics, cards] = await Promise.all([topicsOf(context), list(context, { all: ['all'], size: newest })]);
	const shortestFirst = topics.filter(isMeant).toSorted((one, other) => one.words.length - other.words.length);
	const stories = cards.flatMap((card) => once(card, storyOf)).filter(isMeant);
	return [...shortestFirst.slice(0, maxTopics), ...stories.slice(0, maxStories)].map(({ suggestion }) => suggestion);
}

async function topicsOf(context: QueryContext): Promise<readonly Candidate[]> {
	const [tree, tags, authors] = await Promise.all([
		sectionTree(context),
		documentsOfKind(context, 'tag'),
		documentsOfKind(context, 'author'),
	]);
	return [
		...once(tree, sectionsOf),
		...once(tags, () => tags.map(tagIn).map(({ slug, text }) => candidate({ kind: 'tag', text, url: `/tags/${slug}/` }))),
		...once(authors, () =>
			authors.map(authorIn).map(({ slug, name }) => candidate({ kind: 'author', text: name, url: `/autor/${slug}/` })),
		),
	];
}

function once<Source extends object>(source: Source, make: (source: Source) => readonly Candidate[]): readonly Candidate[] {
	const made = candidates.get(source) ?? make(source);
	candidates.set(source, made);
	return made;
}

const sectionsOf = (tree: SectionTree): readonly Candidate[] =>
	tree.sections().map(({ id, name }) => candidate({ kind: 'section', text: name, url: `${id}/` }));

const storyOf = ({ headline, href }: Card): readonly Candidate[] => [candidate({ kind: 'story', text: headline, url: href })];

const candidate = (suggestion: SearchSuggestion): Candidate => ({
	suggestion,
	words: wordsOf(foldText(suggestion.text))
		.map((word) => ` ${word}`)
		.join(''),
});
