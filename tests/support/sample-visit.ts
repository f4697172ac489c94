import { type Brand, brands } from '#brands';
import type { ContentQueries } from '#content/contract';
import { blankReader } from '../../src/site/blank-reader.ts';
import type { Visit } from '../../src/site/visit.ts';
import { testOrigins } from './test-origins.ts';

/** A visit to a brand whose content has nothing but what `answers` gives. */
export function sampleVisit(brand: Brand = brands.tn, answers: Partial<ContentQueries> = {}, path = '/'): Visit {
	return {
		address: { brand, path, output: 'html', page: 1 },
		brand,
		reader: { ...blankReader, ...answers },
		now: new Date('2026-11-20T12:00:00Z'),
		origins: testOrigins,
	};
}
