import * as v from 'valibot';
import type { SeenAfter } from '../../data-desk/watch-page.ts';

/** In the address to which a publication leads: how long readers took to have it, in ms, or that their page is the same. */
export const seenAfterField = v.fallback(
	v.optional(v.union([v.literal('same'), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.toNumber())])),
	undefined,
);

/** The query of the address to which a publication leads. */
export const publishedQuery = (seenAfter: SeenAfter, isMerged = false): Readonly<Record<string, string>> => ({
	hecho: isMerged ? 'unido' : 'publicado',
	...(seenAfter !== undefined && { tras: String(seenAfter) }),
});
