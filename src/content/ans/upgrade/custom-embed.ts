import { isObject, type JsonObject, objectAt, without } from '../json.ts';
import type { Repair } from './repair.ts';

/** Subtype of the elements that open an entry of a minute-by-minute story. */
export const liveEntrySubtype = 'custom-liveblog';

/**
 * Two known deliveries: entries of live stories come without `embed.id` and `embed.url`, and configurations written before
 * 0.10.9 use the keys that it reserved. The reading form has an id and an address, and leaves those keys out.
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
