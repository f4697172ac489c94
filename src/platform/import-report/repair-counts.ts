import type { ReportedEvent, ReportedPlace } from './reported-event.ts';

/** A kind of repair, how many items had it, and the first of them. */
type RepairCount = { readonly kind: string; readonly items: number; readonly first: ReportedPlace };

/** Senders invent members; more kinds than this are counted as one. */
const maxKinds = 2_000;
/** Kinds on the screen; the file has all of them. */
const maxShown = 25;

/** Counts the repairs of an import by kind. */
export class RepairCounts {
	readonly #counts = new Map<string, RepairCount>();

	add({ repairs = [], place }: ReportedEvent<string>): void {
		for (const repair of repairs) {
			const kind = this.#counts.has(repair) || this.#counts.size < maxKinds ? repair : 'other kinds';
			const { items = 0, first = place } = this.#counts.get(kind) ?? {};
			this.#counts.set(kind, { kind, items: items + 1, first });
		}
	}

	/** The kinds, the most frequent first. */
	get all(): readonly RepairCount[] {
		return [...this.#counts.values()].toSorted((one, other) => other.items - one.items);
	}

	/** The lines for the screen: "`taxonomy.sites[].description` null: 43 documents". */
	get lines(): readonly string[] {
		const all = this.all.map(({ kind, items }) => `    ${kind}: ${items} ${items === 1 ? 'document' : 'documents'}`);
		if (all.length === 0) return [];
		const more = all.length > maxShown ? [`    and ${all.length - maxShown} more kinds`] : [];
		return ['Repaired; what was left out stays in the revision of each document:', ...all.slice(0, maxShown), ...more];
	}
}
