import * as v from 'valibot';
import type { Brand } from '#brands';
import { source } from './source.ts';

/** What anybody may see of a reader of a brand; undefined for nobody. Who keeps readers gives it. */
export type PublicProfileOf = (brand: Brand, uuid: string) => Promise<unknown>;

/** `get-profile`: a reader by her uuid (CONT-07). Nobody keeps the answer, since she may have her account deleted. */
export const getProfile = (profileOf: PublicProfileOf) =>
	source({
		query: v.object({ uuid: v.pipe(v.string(), v.maxLength(100)) }),
		ttl: 0,
		fetch: ({ brand }, { uuid }) => profileOf(brand, uuid),
	});
