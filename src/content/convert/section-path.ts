import type { JsonObject } from '../ans/json.ts';
import { ansVersion } from '../ans/schema/schemas.ts';
import { isReservedPath } from '../contract/reserved-paths.ts';
import type { ConversionTarget } from './converted.ts';

/** The path of a section from the top down: `/deportes/futbol`. A path that belongs to the site itself gets `-2` at its end. */
export function sectionPathOf(names: readonly string[], { brand }: ConversionTarget): string {
	const path = `/${names.join('/')}`;
	return isReservedPath(brand, `${path}/x/`) ? `${path}-2` : path;
}

/** A section as a story names it. */
export const sectionName = (path: string, name: string): JsonObject => ({ _id: path, type: 'section', version: ansVersion, name });
