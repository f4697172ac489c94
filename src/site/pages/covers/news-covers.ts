// The covers of sections of news.
import { row, rowOfTwo } from '../../arrangement.ts';
import { boards, type CoverRows, closing, head, main, more } from './cover-blocks.ts';

/** Headlines first: the main story with others beside it, then a list with the section's boards. Sections without another cover use it too. */
export const politicsCover: CoverRows = (section) => [
	head,
	rowOfTwo([main(section, 'stacked')], [more(section, 'stack', 3)]),
	rowOfTwo([more(section, 'list', 6)], [boards(section, 'table')]),
	row('brick_100', more(section, 'grid', 8)),
	...closing(section, '/economia', '/tnylagente'),
];

/** Prices at the top, tables beside the stories. */
export const marketCover =
	(kindred: string): CoverRows =>
	(section) => [
		head,
		row('brick_100', boards(section, 'indicators')),
		rowOfTwo([main(section, 'stacked')], [more(section, 'stack', 3)]),
		rowOfTwo([more(section, 'list', 6)], [boards(section, 'table')]),
		row('brick_100', more(section, 'grid', 4)),
		...closing(section, kindred, '/politica'),
	];

/** Scores and standings beside the stories. */
export const sportsCover: CoverRows = (section) => [
	head,
	rowOfTwo([main(section, 'stacked'), more(section, 'grid', 3)], [boards(section, 'scores', 'table')]),
	row('brick_100', more(section, 'mosaic', 5)),
	...closing(section, '/running', '/autos'),
];

/** The next races beside the stories. */
export const runningCover: CoverRows = (section) => [
	head,
	rowOfTwo([main(section, 'stacked'), more(section, 'grid', 3)], [boards(section, 'table')]),
	...closing(section, '/salud', '/deportes'),
];

/** One story about a person, large; then more such stories in pairs. */
export const peopleCover =
	(kindred: string): CoverRows =>
	(section) => [
		head,
		row('brick_100', main(section, 'side')),
		row('brick_100', more(section, 'pair', 4)),
		...closing(section, kindred, '/salud'),
	];
