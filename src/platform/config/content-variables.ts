import * as v from 'valibot';
import { meaning, pairs } from './values.ts';

/** The environment variables of programs that send or read content. */
export const contentVariables = {
	INGEST_KEYS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Keys that may send content, per brand: `tn=id:secret,…`; a brand may have several; default: none, and on a laptop one named `laptop`',
			),
		),
	),
	CONTENT_KEYS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Keys that may read the published content of a brand by the Content API: `tn=id:secret,…`; a brand may have several; default: none, and on a laptop one named `laptop`',
			),
		),
	),
	CONTENT_DRAFT_KEYS: v.optional(
		v.pipe(pairs, meaning('The same for keys that may also read drafts and works for registered readers whole; for servers alone')),
	),
	CONTENT_ORIGINS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Origins of other sites whose pages may read the public content of a brand: `tn=https://app.example,…`, exactly as browsers send them; a brand may have several; default: none',
			),
		),
	),
};
