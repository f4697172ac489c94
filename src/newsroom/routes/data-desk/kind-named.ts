import type { EditedKind } from '#content';
import { isDataKind } from '../../data-desk/data-kinds.ts';
import { refuse } from '../../refuse.ts';

/** The kind of documents that an address names. Refuses one that is none (`data-not-found`). */
export const kindNamed = (name: string): EditedKind => (isDataKind(name) ? name : refuse('data-not-found'));
