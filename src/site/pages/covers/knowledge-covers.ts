// The covers of sections that explain: technology, cars and health.
import { row, rowOfTwo } from '../../arrangement.ts';
import { boards, type CoverRows, closing, head, main, more } from './cover-blocks.ts';

/** The main story, large; then another story with more headlines beside it. */
export const technologyCover: CoverRows = (section) => [
	head,
	row('brick_100', main(section, 'side')),
	row('brick_100', more(section, 'lead', 5)),
	row('brick_100', more(section, 'grid', 4)),
	...closing(section, '/autos', '/salud'),
];

/** Tests of cars, with a table of the best-selling cars beside them. */
export const carsCover: CoverRows = (section) => [
	head,
	row('brick_100', main(section, 'side')),
	rowOfTwo([more(section, 'grid', 3)], [boards(section, 'table')]),
	...closing(section, '/tecno', '/deportes'),
];

/** Advice in a calm list, with a calendar beside it. */
export const healthCover: CoverRows = (section) => [
	head,
	row('brick_100', main(section, 'side')),
	rowOfTwo([more(section, 'list', 6)], [boards(section, 'table')]),
	...closing(section, '/running', '/cocina'),
];
