import type { Brand, Texts } from '#brands';
import { type Arrangement, row, rowOfTwo } from '../arrangement.ts';
import type { StorySource } from '../blocks/story-source.ts';
import type { Subject } from '../subject.ts';
import { entertainmentHome } from './homes/entertainment-home.ts';
import { localHome } from './homes/local-home.ts';
import { magazineHome } from './homes/magazine-home.ts';
import { newsHome } from './homes/news-home.ts';

const homes: Readonly<Record<Brand['home'], (texts: Texts) => Arrangement>> = {
	news: newsHome,
	show: entertainmentHome,
	magazine: magazineHome,
	local: localHome,
};

/** The rows of a brand's front page. A section that the brand does not have leaves an empty brick, which is not rendered. */
export function homeArrangement({ home, texts }: Brand): Arrangement {
	return homes[home](texts);
}

/** The rows of a section's cover (ROUTE-20): its stories first, then the latest of the brand. */
export function coverArrangement({ path }: Extract<Subject, { kind: 'cover' }>): Arrangement {
	const source: StorySource = path === '/los-mas-clickeados/' ? { kind: 'most-read' } : { kind: 'section', id: path.slice(0, -1) };
	return [
		row('brick_100', { block: 'section-head' }),
		rowOfTwo([{ block: 'hero', fields: { source, look: 'stacked' } }], [{ block: 'stories', fields: { source, count: 3, look: 'stack' } }]),
		row('brick_100', { block: 'stories', fields: { source, count: 12, look: 'grid' } }),
		row('brick_100', { block: 'latest' }),
	];
}
