import type { Edition } from './edition.ts';

/** The boards of a brand: the figures of its covers. Their order is that of the file. */
export const boardDocuments = ({ boards: { source, boards }, now }: Edition): object[] =>
	boards.map(({ id, ...board }, order) => ({
		type: 'board',
		_id: id,
		source: { name: source, updated_at: now.toISOString() },
		...board,
		order,
	}));
