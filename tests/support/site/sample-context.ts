import { type Brand, brands } from '#brands';
import type { ContentQueries } from '#content/contract';
import { emptyContent } from '../../../src/site/render/empty-content.ts';
import type { RenderContext } from '../../../src/site/render-context.ts';
import { testOrigins } from '../test-origins.ts';

/** A render context of a brand whose content is only what `answers` returns. */
export function sampleContext(brand: Brand = brands.tn, answers: Partial<ContentQueries> = {}, path = '/'): RenderContext {
	return {
		address: { brand, path, output: 'html', page: 1 },
		brand,
		contentQueries: { ...emptyContent, ...answers },
		cardPath: ({ headline }) => `/media/cards/${brand.id}.jpg?card=${encodeURIComponent(headline)}`,
		drawPng: async () => new Uint8Array(),
		now: new Date('2026-11-20T12:00:00Z'),
		origins: testOrigins,
	};
}
