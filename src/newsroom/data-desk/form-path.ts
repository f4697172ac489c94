import type { EditedKind } from '#content';

/** The address of the list of a kind. */
export const listPath = (brand: string, kind: EditedKind): string => `/${brand}/datos/${kind}/`;

/** The address of a form: of a document, or of a new one. */
export const formPath = (brand: string, kind: EditedKind, id: string | undefined): string =>
	`${listPath(brand, kind)}${id === undefined ? 'nuevo/' : `documento/${encodeURIComponent(id)}/`}`;

/** The addresses of what is done with a draft are below this one. */
export const draftPath = (brand: string, kind: EditedKind, number: number): string => `${listPath(brand, kind)}borradores/${number}/`;
