// Repairs of single members that senders leave out, or write in another form.
import { dateKeys } from '../date-keys.ts';
import { at, isObject, type JsonObject, objectAt, without } from '../json.ts';
import { zoned } from '../text/newsroom-time.ts';
import type { Repair } from './repair.ts';

/** Adds a missing `has_published_edition`, which repeats what the default edition says. */
export const repairPublishing: Repair = (object, { key }) => {
	if (key !== 'publishing' || object.has_published_edition !== undefined) return object;
	return { ...object, has_published_edition: at(object, 'editions', 'default', 'edition_published') === true };
};

/** Makes the status of the workflow a number. Planning tools sent it as a text of digits. */
export const repairStatusCode: Repair = (object, { key }) => {
	const code = object.status_code;
	return key === 'workflow' && typeof code === 'string' && /^\d{1,4}$/.test(code) ? { ...object, status_code: Number(code) } : object;
};

/** Adds the newsroom's time zone to dates without one (RFC 3339 requires a zone). */
export const repairDateZone: Repair = (object) => {
	let repaired = object;
	for (const key of dateKeys) {
		const date = object[key];
		const dateWithZone = typeof date === 'string' ? zoned(date) : date;
		if (dateWithZone !== date) repaired = { ...repaired, [key]: dateWithZone };
	}
	return repaired;
};

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
