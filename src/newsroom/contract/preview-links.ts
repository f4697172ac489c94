import * as v from 'valibot';

const linkSchema = v.object({ number: v.number(), madeBy: v.string(), endsAt: v.string() });

/** A preview link: somebody outside sees a story by it before readers do. */
export type PreviewLink = v.InferOutput<typeof linkSchema>;

/** The body of the call that makes a link: for how many hours, at most 24 (N09). */
export const newLinkSchema = v.object({ hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)) });

/** The links of a story that still work. */
export const previewLinksSchema = v.object({ links: v.array(linkSchema) });

/** The answer to that call. Only this answer has the address of the new link. */
export const madeLinkSchema = v.object({ address: v.string(), ...previewLinksSchema.entries });
