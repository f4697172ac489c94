// The covers of sections about what readers do in their free time.
import { band, row, rowOfTwo } from '../../arrangement.ts';
import { ofSection } from '../homes/home-blocks.ts';
import { boards, type CoverRows, closing, head, main, more, withFacts } from './cover-blocks.ts';

/** Recipes with their time and servings; then the brand's other recipe section on a band. */
export const kitchenCover =
	(other: string): CoverRows =>
	(section) => [
		head,
		row('brick_100', main(section, 'side')),
		row('brick_100', withFacts(section, 'grid', 6)),
		band('brick_full', ofSection(other, 'carousel', 8)),
		...closing(section, '/salud', '/estilo'),
	];

/** Films and series as posters with their rating and where they are shown, and a ranking beside the stories. */
export const screenCover: CoverRows = (section) => [
	head,
	row('brick_full', main(section, 'stage')),
	row('brick_100', withFacts(section, 'posters', 8)),
	rowOfTwo([more(section, 'lead', 4)], [boards(section, 'table')]),
	...closing(section, '/show', '/musica'),
];

/** The main story beside a table of the most played music. */
export const musicCover =
	(kindred: string): CoverRows =>
	(section) => [
		head,
		rowOfTwo([main(section, 'stacked')], [boards(section, 'table')]),
		row('brick_100', more(section, 'mosaic', 5)),
		row('brick_100', more(section, 'grid', 8)),
		...closing(section, kindred, '/cine-y-series'),
	];

/** One giant picture, then a mosaic. */
export const showCover: CoverRows = (section) => [
	head,
	row('brick_full', main(section, 'cover')),
	row('brick_100', more(section, 'grid', 3)),
	row('brick_100', more(section, 'mosaic', 5)),
	...closing(section, '/cine-y-series', '/musica'),
];

/** Large pictures first. */
export const styleCover: CoverRows = (section) => [
	head,
	row('brick_full', main(section, 'cover')),
	row('brick_100', more(section, 'pair', 2)),
	row('brick_100', more(section, 'mosaic', 5)),
	...closing(section, '/salud', '/show'),
];
