// Repairs a whole document, misfit by misfit.
import { type Misfit, problemOf } from '../check/misfit.ts';
import type { Problem } from '../document.ts';
import type { JsonObject } from '../json.ts';
import type { JsonPath } from '../json-path.ts';
import { Draft } from './draft.ts';
import { type DocumentRepair, repairOf } from './repair-of.ts';

/** A document that fits, with the repairs that made it fit; or the first problem that no repair may solve. */
export type RepairedDocument =
	| { readonly kind: 'fits'; readonly document: JsonObject; readonly repairs: readonly DocumentRepair[] }
	| { readonly kind: 'misfit'; readonly problem: Problem };

/** Leaving out a member can make its object incomplete, so documents are checked again, as often as objects of ANS are nested. */
const maxRounds = 12;
/** More repairs than this point to a fault in the sender's program. A gallery of 500 pictures with some misfits in each needs 2,000. */
const maxRepairs = 5_000;

/** Repairs a document until `check` finds nothing more, as far as no repair could harm. */
export function repairDocument(original: JsonObject, check: (document: JsonObject) => readonly Misfit[]): RepairedDocument {
	let document = original;
	const repairs: DocumentRepair[] = [];
	for (let round = 1; ; round += 1) {
		const misfits = check(document);
		const [first] = misfits;
		if (!first) return { kind: 'fits', document, repairs };
		const isTooMuch = round === maxRounds || repairs.length + misfits.length > maxRepairs;
		const found = isTooMuch ? first : repairsOf(document, misfits);
		if ('message' in found) return { kind: 'misfit', problem: problemOf(found, document) };
		repairs.push(...found);
		document = applyRepairs(document, found);
	}
}

/** One round of repairs, in the order in which they are made; or the first misfit that stays. */
function repairsOf(document: JsonObject, misfits: readonly Misfit[]): readonly DocumentRepair[] | Misfit {
	const repairs: DocumentRepair[] = [];
	for (const misfit of misfits) {
		const repair = misfit.stays ? undefined : repairOf(document, misfit);
		if (!repair) return misfit;
		repairs.push(repair);
	}
	return inOrder(repairs);
}

/**
 * Orders the repairs of one check so that none changes the path of a later one: the last place in the document comes first. Drops repairs
 * inside something that another repair leaves out, and second repairs of the same place.
 */
function inOrder(repairs: readonly DocumentRepair[]): readonly DocumentRepair[] {
	const byPlace = new Map(repairs.map((repair) => [JSON.stringify(repair.path), repair]));
	const isLeftOut = (path: JsonPath) => byPlace.has(JSON.stringify(path)) && byPlace.get(JSON.stringify(path))?.set === undefined;
	const needed = [...byPlace.values()].filter(({ path }) => !path.some((_key, length) => isLeftOut(path.slice(0, length))));
	return needed.toSorted(fromTheEnd);
}

function fromTheEnd({ path: one }: DocumentRepair, { path: other }: DocumentRepair): number {
	const at = one.findIndex((key, index) => key !== other[index]);
	const [first, second] = [one[at], other[at]];
	if (typeof first === 'number' && typeof second === 'number') return second - first;
	return String(first ?? '') < String(second ?? '') ? 1 : -1;
}

/** Makes repairs in their order. A repair whose place does not exist changes nothing, and the document given stays as it is. */
export function applyRepairs(document: JsonObject, repairs: readonly Omit<DocumentRepair, 'kind'>[]): JsonObject {
	if (repairs.length === 0) return document;
	const draft = new Draft(document);
	for (const { path, set } of repairs) draft.change(path, set);
	return draft.document;
}

/** The kinds of repairs, each once. */
export const kindsOf = (repairs: readonly DocumentRepair[]): readonly string[] => [...new Set(repairs.map(({ kind }) => kind))];
