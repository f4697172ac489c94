import * as v from 'valibot';
import type { Brand } from '#brands';
import { source } from './source.ts';

/** The public profile of a reader of a brand; undefined when there is no such reader. The account module provides it. */
export type PublicProfileOf = (brand: Brand, uuid: string) => Promise<unknown>;

/** `get-profile`: a reader by their uuid (CONT-07). The answer is not cached, because readers may delete their account. */
export const getProfile = (profileOf: PublicProfileOf) =>
	source({
		query: v.object({ uuid: v.pipe(v.string(), v.maxLength(100)) }),
		ttl: 0,
		fetch: ({ brand }, { uuid }) => profileOf(brand, uuid),
	});
