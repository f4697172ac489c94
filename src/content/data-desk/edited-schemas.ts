import * as v from 'valibot';
import { ansVersion } from '../ans/schema/schemas.ts';
import { sectionIdSchema } from '../data-documents/path-schemas.ts';
import { textSchema } from '../data-documents/text-schema.ts';
import { dataSchemas } from '../documents/check-by-schema.ts';
import type { EditedKind } from './edited-kind.ts';

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const member = v.looseObject({
	type: v.literal('reference'),
	referent: v.looseObject({
		id: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.metadata({ chosenFrom: 'stories' })),
	}),
});

/** What the newsroom edits of a collection: its name, its address and its stories. */
const collectionSchema = v.looseObject({
	type: v.literal('collection'),
	_id: idSchema,
	version: v.literal(ansVersion),
	headlines: v.looseObject({ basic: textSchema(200) }),
	description: v.optional(v.looseObject({ basic: textSchema(2_000) })),
	/** The names in its address: `/colecciones/{alias}/`. */
	content_aliases: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)))),
	content_elements: v.pipe(v.array(member), v.maxLength(100)),
	/** Whose newest stories follow. */
	dynamic_items: v.optional(v.object({ type: v.literal('sections'), ids: v.pipe(v.array(sectionIdSchema), v.minLength(1)) })),
});

/** A redirect from a path of the brand's site to another one, or to an address of another site. */
const redirectSchema = v.looseObject({
	type: v.literal('redirect'),
	_id: idSchema,
	version: v.literal(ansVersion),
	canonical_url: v.pipe(v.string(), v.regex(/^\/[^\s?#]+$/)),
	redirect_url: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/)),
});

/** What the forms of the newsroom ask, by the kind of the document. The store checks ANS documents by their own schemas, too. */
export const editedSchemas: Readonly<Record<EditedKind, v.GenericSchema>> = {
	...dataSchemas,
	collection: collectionSchema,
	redirect: redirectSchema,
};
