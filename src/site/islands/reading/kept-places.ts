import { read, write } from '../../client/storage.ts';

/**
 * The storage key of the places where stories were left: one line each, the last left first, with the index of a paragraph and the path.
 */
const key = 'kiosco-places';

/** The oldest places beyond this number are forgotten. */
const most = 50;

type ReadingPlace = { readonly path: string; readonly paragraph: number };

/** The paragraph at which the story of a path was left; undefined when it was not, or when nothing can be read. */
export const keptPlace = (path: string): number | undefined => places().find((place) => place.path === path)?.paragraph;

/** Keeps the paragraph at which a story is left; undefined forgets the story. Where storage is forbidden or full, what was kept before stays. */
export function storePlace(path: string, paragraph: number | undefined): void {
	const others = places().filter((place) => place.path !== path);
	const all = paragraph === undefined ? others : [{ path, paragraph }, ...others];
	const lines = all.slice(0, most).map((place) => `${place.paragraph} ${place.path}`);
	write(key, lines.join('\n'));
}

/** Lines that are no places, such as damaged ones, are left out. */
function places(): readonly ReadingPlace[] {
	const lines = (read(key) ?? '').split('\n');
	return lines.flatMap((line) => {
		const [, paragraph, path] = /^(\d{1,4}) (\/\S*)$/.exec(line) ?? [];
		return path === undefined ? [] : [{ path, paragraph: Number(paragraph) }];
	});
}
