import { limits } from './check/check-limits.ts';
import { type AnsDocument, opaqueKeys } from './document.ts';
import { isObject, type JsonObject } from './json.ts';
import { repairAuthor } from './upgrade/author.ts';
import { repairCustomEmbed } from './upgrade/custom-embed.ts';
import { repairDateZone } from './upgrade/date-zone.ts';
import { repairImage } from './upgrade/image.ts';
import { repairOldLabel } from './upgrade/label.ts';
import { repairPublishing } from './upgrade/publishing.ts';
import type { Repair, TreePosition } from './upgrade/repair.ts';
import { repairSection } from './upgrade/section.ts';
import { repairOldSource } from './upgrade/source.ts';
import { repairStatusCode } from './upgrade/status-code.ts';
import { repairOldTag } from './upgrade/tag.ts';
import { repairVersion } from './upgrade/version.ts';

/** Every known delivery that differs from 0.10.12 and is still good; anything else is the sender's error. */
const repairs: readonly Repair[] = [
	repairSection,
	repairAuthor,
	repairImage,
	repairVersion,
	repairPublishing,
	repairOldLabel,
	repairOldSource,
	repairOldTag,
	repairStatusCode,
	repairCustomEmbed,
	repairDateZone,
];

/**
 * The document as ANS 0.10.12 has it: the version rewritten in the whole tree and known deliveries repaired.
 * For reading and checking only; what is stored are the bytes that came.
 */
export const upgradeDocument = (document: JsonObject): AnsDocument => upgraded(document, { key: '', version: undefined }, 1);

function upgraded(object: JsonObject, place: TreePosition, depth: number): JsonObject {
	if (depth > limits.depth) return object;
	const here = { ...place, version: versionOf(object) ?? place.version };
	const repaired = repairs.reduce((value, repair) => repair(value, here), object);
	const entries = Object.entries(repaired).map(
		([key, value]) => [key, opaqueKeys.has(key) ? value : child(value, { ...here, key }, depth + 1)] as const,
	);
	return Object.fromEntries(entries);
}

function child(value: unknown, place: TreePosition, depth: number): unknown {
	if (Array.isArray(value)) return depth > limits.depth ? value : value.map((item) => child(item, place, depth + 1));
	return isObject(value) ? upgraded(value, place, depth) : value;
}

/** Deliveries older than 0.5.8 are known by the version of the document itself, not by those of its parts. */
const versionOf = (object: JsonObject): string | undefined => {
	const isPart = object.type === 'section' || object.type === 'author';
	return typeof object.version === 'string' && !isPart ? object.version : undefined;
};
