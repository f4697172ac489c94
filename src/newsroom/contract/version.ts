import * as v from 'valibot';

const versionSchema = v.object({
	revision: v.string(),
	headline: v.optional(v.string()),
	draft: v.boolean(),
	current: v.boolean(),
	sender: v.string(),
	receivedAt: v.string(),
	name: v.optional(v.string()),
	note: v.optional(v.string()),
});

/** A version of a story. `current` is what readers or, of a draft, the newsroom has now. */
export type Version = v.InferOutput<typeof versionSchema>;

/** The answer of `GET /{brand}/api/notas/{id}/versiones/`, the newest version first. */
export const versionListSchema = v.object({ revisions: v.array(versionSchema), next: v.optional(v.number()) });
export type VersionList = v.InferOutput<typeof versionListSchema>;

/** The answer of `GET /{brand}/api/notas/{id}/versiones/{revision}/`: ANS as JSON. */
export const versionTextSchema = v.object({ text: v.string() });

/** The body of `PUT /{brand}/api/notas/{id}/versiones/{revision}/`: the name of a version, and a note about it. */
export const versionNameSchema = v.object({
	name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
	note: v.pipe(v.string(), v.trim(), v.maxLength(500)),
});
