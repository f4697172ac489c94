import type { BlockFields, PlacedBlock } from '../../arrangement.ts';
import type { StorySource } from '../../blocks/story-source.ts';

/** The stories that the newsroom put on the front page, in its order. */
export const home = { kind: 'collection', alias: 'home' } as const;

type Look = NonNullable<BlockFields<'stories'>['look']>;

/** The newest stories of a section under its name. */
export function ofSection(id: string, look: Look, count: number): PlacedBlock {
	return { block: 'stories', fields: { source: { kind: 'section', id }, named: true, look, count } };
}

/** One of the newsroom's dossiers under its name. */
export function special(place: number, look: Look, count: number): PlacedBlock {
	return { block: 'stories', fields: { source: { kind: 'special', place }, named: true, look, count } };
}

/** The next stories of the front page, with how old they are. */
export function fromHome(look: Look, count: number, dated = false): PlacedBlock {
	return { block: 'stories', fields: { source: home, look, count, dated } };
}

/** Films of the brand, the newest first. */
export function films(title: string, look: Look, count: number): PlacedBlock {
	const source: StorySource = { kind: 'terms', all: [], any: ['kind:video', 'kind:video-dark'] };
	return { block: 'stories', fields: { source, title, href: '/videos/', look, count } };
}
