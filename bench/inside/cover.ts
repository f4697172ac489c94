import { brands, perBrand } from '#brands';
import type { ContentQueries } from '#content/contract';
import { row } from '../../src/site/arrangement.ts';
import type { PageDefinition } from '../../src/site/page-definition.ts';
import { coverPage } from '../../src/site/pages/cover-page.ts';
import type { RenderContext } from '../../src/site/render-context.ts';
import type { Subject } from '../../src/site/subject.ts';

/** Number of cards of the measured cover. */
export const cards = 60;

const brand = brands.tn;

/** The subject of the measured cover. */
export const subject: Subject = { kind: 'cover', section: undefined, path: '/', name: brand.name };

/** A cover of 60 cards in the layout of a brand, with the block that front pages use. */
export const cover: Pick<PageDefinition, 'arrange' | 'meta' | 'freshFor'> = {
	freshFor: coverPage.freshFor,
	meta: coverPage.meta,
	arrange: () => [row('brick_100', { block: 'stories', fields: { source: { kind: 'latest' }, count: cards, look: 'grid' } })],
};

const origin = 'http://kiosco.localhost';
const origins = perBrand(() => origin);

/** A render context of the brand's front page. */
export function contextWith(contentQueries: ContentQueries, now: Date): RenderContext {
	return {
		address: { brand, path: '/', output: 'html', page: 1 },
		brand,
		contentQueries,
		cardPath: () => '/media/cards/x.jpg',
		drawPng: async () => new Uint8Array(),
		now,
		origins,
	};
}
