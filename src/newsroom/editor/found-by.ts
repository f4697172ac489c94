/** Words without accents and in lower case. */
const folded = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The items with a word that begins with what was typed. Those whose name begins with it come first. */
export function foundBy<Thing extends { readonly name: string; readonly words?: string }>(
	typed: string,
	things: readonly Thing[],
): readonly Thing[] {
	const wanted = folded(typed.trim());
	const isFirst = ({ name }: Thing) => folded(name).startsWith(wanted);
	const found = things.filter((thing) => ` ${folded(`${thing.name} ${thing.words ?? ''}`)}`.includes(` ${wanted}`));
	return [...found.filter(isFirst), ...found.filter((thing) => !isFirst(thing))];
}
