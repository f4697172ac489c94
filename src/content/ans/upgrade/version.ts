import { ansVersion } from '../schema/schemas.ts';
import type { Repair } from './repair.ts';

/** Types whose schema requires a version. */
const documentTypes: ReadonlySet<unknown> = new Set([
	'story',
	'video',
	'gallery',
	'image',
	'audio',
	'collection',
	'redirect',
	'section',
	'site',
	'author',
]);

/** Whether a version is from 0.5.0 to 0.10.12. Older ones are different formats, and newer ones are unknown. */
export const isKnownVersion = (version: unknown): boolean =>
	typeof version === 'string' && /^0\.([5-9]\.\d|10\.(\d|1[0-2]))$/.test(version);

/** Sets a known or missing version of a part to 0.10.12. Every part has its own, and senders mix them (content API, fact 2). */
export const repairVersion: Repair = (object, { key }) => {
	if (!documentTypes.has(object.type)) return object;
	const missing = object.version === undefined && key !== '';
	return missing || isKnownVersion(object.version) ? { ...object, version: ansVersion } : object;
};
