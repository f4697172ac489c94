import { isObject, type JsonObject, objectAt, without } from '../json.ts';
import type { Repair } from './repair.ts';

/** The subtype of the elements that begin an entry of a live story. */
export const liveEntrySubtype = 'custom-liveblog';

/**
 * Adds `embed.id` and `embed.url` to entries of live stories, which come without them. Removes from configurations the keys that ANS
 * reserves since 0.10.9.
 */
export const repairCustomEmbed: Repair = (object) => {
	const embed = object.embed;
	if (object.type !== 'custom_embed' || !isObject(embed)) return object;
	const config = objectAt(embed, 'config');
	const allowed = config ? { config: without(config, 'referent', 'type', 'version') } : {};
	return { ...object, embed: { ...identity(object), ...embed, ...allowed } };
};

const identity = (object: JsonObject): JsonObject =>
	object.subtype === liveEntrySubtype ? { id: liveEntrySubtype, url: `/${liveEntrySubtype}` } : {};
