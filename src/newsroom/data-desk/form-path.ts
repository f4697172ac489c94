import type { EditedKind } from '#content';

/** The address of the list of a kind. */
export const listPath = (brand: string, kind: EditedKind): string => `/${brand}/datos/${kind}/`;

/** The address of a form: of a document, or of a new one. */
export const formPath = (brand: string, kind: EditedKind, id: string | undefined): string =>
	`${listPath(brand, kind)}${id === undefined ? 'nuevo/' : `documento/${encodeURIComponent(id)}/`}`;
