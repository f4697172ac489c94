import { foldedWords } from '../page/plain-words.ts';
import type { PagePair } from './compare-head.ts';
import { type Difference, nothing } from './difference.ts';

/** The share of the old words that must be on the new page. */
const enough = 0.8;
/** How many consecutive words are compared at a time: single words are on every page. */
const run = 3;
/** How many words the report shows. */
const shown = 24;

/** Compares the first words and the number of pictures of a story. */
export const compareStory = (pair: PagePair): readonly Difference[] => [...compareWords(pair), ...countPictures(pair)];

function compareWords({ old, fresh }: PagePair): readonly Difference[] {
	const share = shareFound(old.firstWords, fresh.text);
	if (share >= enough) return [];
	const found = `${Math.round(share * 100)} % found: ${begin(fresh.firstWords)}`;
	return [{ kind: 'words', old: begin(old.firstWords), new: found }];
}

/** The share of a text’s word sequences that another text has; 1 for a text too short to tell. */
export function shareFound(part: string, whole: string): number {
	const runs = runsOf(part);
	if (runs.length === 0) return 1;
	const there = new Set(runsOf(whole));
	return runs.filter((one) => there.has(one)).length / runs.length;
}

function runsOf(text: string): readonly string[] {
	const words = foldedWords(text);
	return words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(' '));
}

const begin = (text: string): string => {
	const words = text.split(' ');
	return words.length > shown ? `${words.slice(0, shown).join(' ')} …` : text || nothing;
};

const countPictures = ({ old, fresh }: PagePair): readonly Difference[] =>
	fresh.pictures.length < old.pictures.length ? [{ kind: 'pictures', old: `${old.pictures.length}`, new: `${fresh.pictures.length}` }] : [];
