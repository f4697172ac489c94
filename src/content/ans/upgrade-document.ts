import { limits } from './check/check-limits.ts';
import { type AnsDocument, opaqueKeys } from './document.ts';
import { isObject, type JsonObject } from './json.ts';
import { repairBefore058 } from './upgrade/before-058.ts';
import type { Repair, TreePosition } from './upgrade/repair.ts';
import { repairCustomEmbed, repairDateZone, repairPublishing, repairStatusCode } from './upgrade/repair-members.ts';
import { repairAuthor, repairImage, repairSection, repairVersion } from './upgrade/repair-parts.ts';

/** The repairs of known deviations from 0.10.12 that are accepted. Any other deviation is the sender's error. */
const repairs: readonly Repair[] = [
	repairSection,
	repairAuthor,
	repairImage,
	repairVersion,
	repairPublishing,
	repairBefore058,
	repairStatusCode,
	repairCustomEmbed,
	repairDateZone,
];

/**
 * Upgrades a document to ANS 0.10.12: sets the version in the whole tree and repairs known deviations. For reading and checking only;
 * the bytes that the sender sent are stored. Values that need no repair are those of the given document.
 */
export const upgradeDocument = (document: JsonObject): AnsDocument => upgraded(document, { key: '', version: undefined }, 1);

function upgraded(object: JsonObject, position: TreePosition, depth: number): JsonObject {
	if (depth > limits.depth) return object;
	const here = { ...position, version: versionOf(object) ?? position.version };
	let repaired = object;
	for (const repair of repairs) repaired = repair(repaired, here);
	const changed: [string, unknown][] = [];
	for (const key of Object.keys(repaired)) {
		const value = repaired[key];
		const inside = opaqueKeys.has(key) ? value : child(value, { ...here, key }, depth + 1);
		if (inside !== value) changed.push([key, inside]);
	}
	return changed.length === 0 ? repaired : { ...repaired, ...Object.fromEntries(changed) };
}

function child(value: unknown, position: TreePosition, depth: number): unknown {
	if (!Array.isArray(value)) return isObject(value) ? upgraded(value, position, depth) : value;
	if (depth > limits.depth) return value;
	const items = value.map((item) => child(item, position, depth + 1));
	return items.every((item, at) => item === value[at]) ? value : items;
}

/** The version of a document. Sections and authors do not count: their versions say nothing about the document that holds them. */
const versionOf = (object: JsonObject): string | undefined => {
	const isPart = object.type === 'section' || object.type === 'author';
	return typeof object.version === 'string' && !isPart ? object.version : undefined;
};
