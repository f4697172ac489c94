import { opaqueKeys } from '../document.ts';

/** Whether a value has more than `most` values inside, without those of members that no rule checks. Stops counting when it knows. */
export const holdsMore = (value: unknown, most: number): boolean => left(value, most) < 0;

/** How many values may still follow this one; below 0 there are too many. */
function left(value: unknown, most: number): number {
	if (typeof value !== 'object' || value === null) return most - 1;
	let rest = most - 1;
	for (const [key, member] of Object.entries(value)) {
		if (rest < 0) return rest;
		rest = opaqueKeys.has(key) ? rest - 1 : left(member, rest);
	}
	return rest;
}
