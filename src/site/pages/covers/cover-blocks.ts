// Shorthands for the rows that the covers of sections share.
import { type Arrangement, type BlockFields, type PlacedBlock, row, rowOfTwo } from '../../arrangement.ts';
import { ofSection } from '../homes/home-blocks.ts';

/** Makes the rows of the cover of a section from its id, such as `/deportes`. */
export type CoverRows = (section: string) => Arrangement;

/** Name, description and subsections of the section. */
export const head = row('brick_100', { block: 'section-head' });

type Look = NonNullable<BlockFields<'stories'>['look']>;

/** The main story of the section. */
export const main = (id: string, look: NonNullable<BlockFields<'hero'>['look']>): PlacedBlock => ({
	block: 'hero',
	fields: { source: { kind: 'section', id }, look },
});

/** The next stories of the section that the page has not shown above. */
export const more = (id: string, look: Look, count: number): PlacedBlock => ({
	block: 'stories',
	fields: { source: { kind: 'section', id }, look, count },
});

/** Like `more`, with the facts of recipes, films or series. */
export const withFacts = (id: string, look: 'grid' | 'lead' | 'posters', count: number): PlacedBlock => ({
	block: 'stories',
	fields: { source: { kind: 'section', id }, look, count, facts: true },
});

/** The boards of the section, of some kinds. */
export const boards = (section: string, ...kinds: readonly ('indicators' | 'scores' | 'table')[]): PlacedBlock => ({
	block: 'boards',
	fields: { section, kinds: [...kinds] },
});

/**
 * The last rows of each cover: two more stories of the section and stories of a related section, with the most read beside them; stories of
 * another section; and the latest of the brand. A small section has no more than two stories left by then.
 */
export const closing = (section: string, kindred: string, other: string): Arrangement => [
	rowOfTwo([more(section, 'stack', 2), ofSection(kindred, 'lead', 4)], [{ block: 'most-read' }]),
	row('brick_100', ofSection(other, 'grid', 4)),
	row('brick_100', { block: 'latest', fields: { look: 'headlines', count: 8 } }),
];
