import * as v from 'valibot';

/** The answer of `GET /{brand}/api/visto/`: whether readers have a change. The server answers as soon as they do, or after 15 s. */
export const seenSchema = v.object({ seen: v.boolean() });

/** The answer of `POST /{brand}/api/enlaces/`: those of the links that lead to no page for readers. */
export const deadLinksSchema = v.object({ dead: v.array(v.object({ brand: v.string(), path: v.string() })) });
