import type { Brand, Texts } from '#brands';
import { type Arrangement, row, rowOfThree } from '../arrangement.ts';
import type { Subject } from '../subject.ts';
import { type CoverRows, head } from './covers/cover-blocks.ts';
import { carsCover, healthCover, technologyCover } from './covers/knowledge-covers.ts';
import { kitchenCover, musicCover, screenCover, showCover, styleCover } from './covers/leisure-covers.ts';
import { marketCover, peopleCover, politicsCover, runningCover, sportsCover } from './covers/news-covers.ts';
import { entertainmentHome } from './homes/entertainment-home.ts';
import { localHome } from './homes/local-home.ts';
import { magazineHome } from './homes/magazine-home.ts';
import { newsHome } from './homes/news-home.ts';
import { withAdRow } from './with-ad-row.ts';

const homes: Readonly<Record<Brand['home'], (texts: Texts) => Arrangement>> = {
	news: newsHome,
	show: entertainmentHome,
	magazine: magazineHome,
	local: localHome,
};

/** The weather in a line below the header of every cover. */
const weatherRow = row('brick_full', { block: 'weather-strip' });

/** The rows of a brand's front page. A section that the brand does not have leaves an empty brick, which is not rendered. */
export function homeArrangement(brand: Brand): Arrangement {
	const known = homesOf.get(brand) ?? [weatherRow, ...withAdRow(withAdRow(homes[brand.home](brand.texts), 7), 3)];
	homesOf.set(brand, known);
	return known;
}

/** The front page of each brand: the same objects for every page, so that blocks check their fields once. */
const homesOf = new WeakMap<Brand, Arrangement>();

/** The rankings of an hour, a day and a week side by side, then the latest of the brand. */
const rankings: CoverRows = () => [
	head,
	rowOfThree(
		[{ block: 'most-read-ranking', fields: { period: 'hour' } }],
		[{ block: 'most-read-ranking', fields: { period: 'day' } }],
		[{ block: 'most-read-ranking', fields: { period: 'week' } }],
	),
	row('brick_100', { block: 'latest' }),
];

/** The arrangement that fits the theme of each cover (ROUTE-20, ROUTE-21). */
const covers: ReadonlyMap<string, CoverRows> = new Map([
	['/musica', musicCover('/show')],
	['/autos', carsCover],
	['/show', showCover],
	['/salud', healthCover],
	['/running', runningCover],
	['/deportes', sportsCover],
	['/tecno', technologyCover],
	['/estilo', styleCover],
	['/tnylagente', peopleCover('/todesnosotres')],
	['/campo', marketCover('/economia')],
	['/politica', politicsCover],
	['/cucinare', kitchenCover('/cocina')],
	['/economia', marketCover('/campo')],
	['/cine-y-series', screenCover],
	['/los-mas-clickeados', rankings],
	['/todesnosotres', peopleCover('/tnylagente')],
	['/cocina', kitchenCover('/cucinare')],
	['/cuarteteando', musicCover('/musica')],
]);

/** The rows of a section's cover. */
export function coverArrangement({ path }: Extract<Subject, { kind: 'cover' }>): Arrangement {
	const section = path.slice(0, -1);
	return [weatherRow, ...withAdRow((covers.get(section) ?? politicsCover)(section), 2)];
}
