import type { EditedKind } from '#content';
import { dataKinds } from './data-kinds.ts';
import { choiceName } from './texts/choices.ts';

const days = new Intl.DateTimeFormat('es-AR', { dateStyle: 'full', timeZone: 'UTC' });

/** What editors call a document: its title, or what its id means. */
export function nameOfDocument(kind: EditedKind, id: string, title: string | undefined): string {
	if (title !== undefined && title.trim() !== '') return title;
	if (kind === 'schedule' && /^\d{4}-\d\d-\d\d$/.test(id)) return days.format(Date.parse(id));
	if (id === kind) return dataKinds[kind].many;
	return choiceName(id) ?? wordsOf(id);
}

const wordsOf = (slug: string): string => {
	const words = slug.replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
};

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Documents in the order in which editors look for them: the days of the week from Monday on. */
export const inUsualOrder = <Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] =>
	rows.toSorted((one, other) => weekdays.indexOf(one.id) - weekdays.indexOf(other.id));
