// Shorthands for the blocks that front pages place.
import type { BlockFields, PlacedBlock } from '../../arrangement.ts';
import type { StorySource } from '../../blocks/story-source.ts';

/** The stories that the newsroom chose for the front page, in its order. */
export const home = { kind: 'front-page' } as const;

type Look = NonNullable<BlockFields<'stories'>['look']>;

/** The newest stories of a section, with its name as the title. */
export function ofSection(id: string, look: Look, count: number): PlacedBlock {
	return { block: 'stories', fields: { source: { kind: 'section', id }, named: true, look, count } };
}

/** One of the newsroom's dossiers (`especial-…`) by its place among them, with its name as the title. */
export function dossier(place: number, look: Look, count: number): PlacedBlock {
	return { block: 'stories', fields: { source: { kind: 'dossier', place }, named: true, look, count } };
}

/** The next stories of the front page that it has not shown above; `dated` shows their age. */
export function fromHome(look: Look, count: number, dated = false): PlacedBlock {
	return { block: 'stories', fields: { source: home, look, count, dated } };
}

/** Videos of the brand, newest first. */
export function videos(title: string, look: Look, count: number): PlacedBlock {
	const source: StorySource = { kind: 'terms', all: [], any: ['kind:video', 'kind:video-dark'] };
	return { block: 'stories', fields: { source, title, href: '/videos/', look, count } };
}
