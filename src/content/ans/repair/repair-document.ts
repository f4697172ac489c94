import { type Misfit, problemOf } from '../check/misfit.ts';
import type { Problem } from '../document.ts';
import type { JsonObject } from '../json.ts';
import { applyRepairs, type DocumentRepair, fromTheEnd } from './document-repair.ts';
import { repairOf } from './repair-of.ts';

/** A document that fits, with the repairs that made it fit; or the first problem that no repair may solve. */
export type RepairedDocument =
	| { readonly kind: 'fits'; readonly document: JsonObject; readonly repairs: readonly DocumentRepair[] }
	| { readonly kind: 'misfit'; readonly problem: Problem };

/** Leaving out a member can make its object incomplete, so documents are checked again, as often as objects of ANS are nested. */
const maxRounds = 12;
/** More repairs than this point to a fault in the sender's program. */
const maxRepairs = 2_000;

/** Repairs a document until `check` finds nothing more, as far as no repair could harm. */
export function repairDocument(original: JsonObject, check: (document: JsonObject) => readonly Misfit[]): RepairedDocument {
	let document = original;
	const repairs: DocumentRepair[] = [];
	for (let round = 1; ; round += 1) {
		const misfits = check(document);
		const [first] = misfits;
		if (!first) return { kind: 'fits', document, repairs };
		const found = repairsOf(document, misfits);
		if (!Array.isArray(found)) return { kind: 'misfit', problem: problemOf(found, document) };
		repairs.push(...found);
		if (round === maxRounds || repairs.length > maxRepairs) return { kind: 'misfit', problem: problemOf(first, document) };
		document = applyRepairs(document, found);
	}
}

/** One round of repairs, in the order in which they can be made; or the first misfit that stays. */
function repairsOf(document: JsonObject, misfits: readonly Misfit[]): DocumentRepair[] | Misfit {
	const repairs: DocumentRepair[] = [];
	for (const misfit of misfits) {
		const repair = repairOf(document, misfit);
		if (!repair) return misfit;
		repairs.push(repair);
	}
	const ordered = repairs.toSorted(fromTheEnd);
	return ordered.filter((repair, index) => !ordered.slice(index + 1).some((other) => isInside(repair, other)));
}

/** Whether a repair is of the same place as another, or inside what the other leaves out. */
const isInside = ({ path }: DocumentRepair, { path: outer, set }: DocumentRepair): boolean =>
	(set === undefined || path.length === outer.length) && outer.length <= path.length && outer.every((key, index) => key === path[index]);
