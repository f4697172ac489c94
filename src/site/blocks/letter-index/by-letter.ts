/** One letter of an index, with the things whose names begin with it. `anchor` is the id of its part of the page. */
export type Letter<Thing> = { readonly letter: string; readonly anchor: string; readonly things: readonly Thing[] };

/** Stands for the letter of names that begin with no letter. */
const other = '#';

/** Sorts things by their name and puts them below its first letter. Accents do not count, but Ñ is a letter of its own. */
export function byLetter<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string, locale: string): readonly Letter<Thing>[] {
	const sorted = things.toSorted((one, another) => nameOf(one).localeCompare(nameOf(another), locale));
	const groups = Map.groupBy(sorted, (thing) => letterOf(nameOf(thing)));
	return [...groups].map(([letter, found]) => ({ letter, anchor: anchorOf(letter), things: found }));
}

function letterOf(name: string): string {
	const first = [...name][0]?.toUpperCase() ?? other;
	const plain = first === 'Ñ' ? first : (first.normalize('NFD')[0] ?? other);
	return /\p{L}/u.test(plain) ? plain : other;
}

const anchorOf = (letter: string): string => `letra-${letter === other ? '0' : letter.toLowerCase()}`;
