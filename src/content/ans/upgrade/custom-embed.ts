import { isObject, type JsonObject, objectAt, without } from '../json.ts';
import type { Repair } from './repair.ts';

/** The subtype of the elements that begin an entry of a live story. */
export const liveEntrySubtype = 'custom-liveblog';

/**
 * Entries of live stories come without `embed.id` and `embed.url`, which are added. Configurations from before ANS 0.10.9 may use keys
 * that it reserved, which are removed.
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
