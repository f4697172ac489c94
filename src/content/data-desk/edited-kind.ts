import type { DataKind } from '../store/tables.ts';

/** The kinds of documents that the newsroom edits with forms: data, and two kinds of ANS. */
export type EditedKind = DataKind | 'collection' | 'redirect';
