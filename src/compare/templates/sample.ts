import { addressShape } from './address-shape.ts';

/**
 * At most `count` addresses of each shape. From a ranked list the first are taken; from other lists they are spread evenly, so that pages
 * of all years are included.
 */
export function sampleByShape(addresses: readonly string[], count: number, isRanked: boolean): readonly string[] {
	const groups = Map.groupBy(addresses, addressShape);
	const chosen = new Set([...groups.values()].flatMap((group) => (isRanked ? group.slice(0, count) : spread(group, count))));
	return addresses.filter((address) => chosen.has(address));
}

const spread = (group: readonly string[], count: number): readonly string[] =>
	group.length <= count ? group : Array.from({ length: count }, (_, index) => group[Math.floor((index * group.length) / count)] ?? '');
