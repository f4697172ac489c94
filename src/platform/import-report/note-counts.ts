import type { ReportedPlace } from './reported-event.ts';

/** The text of a note or repair, how many items had it, and the first of them. */
type KindCount = { readonly kind: string; readonly items: number; readonly first: ReportedPlace };

/** Most kinds that are counted apart: senders can invent any number of members. All others count as `other kinds`. */
const maxKinds = 2_000;
/** Kinds on the screen; the file has all of them. */
const maxShown = 25;

/** Counts how many items of an import got each note or repair, by its text (its kind), and keeps the first item of each as an example. */
export class NoteCounts {
	readonly #title: string;
	readonly #counts = new Map<string, KindCount>();

	/** `title` stands above the lines. */
	constructor(title: string) {
		this.#title = title;
	}

	add(kinds: readonly string[] = [], place: ReportedPlace): void {
		for (const name of kinds) {
			const kind = this.#counts.has(name) || this.#counts.size < maxKinds ? name : 'other kinds';
			const { items = 0, first = place } = this.#counts.get(kind) ?? {};
			this.#counts.set(kind, { kind, items: items + 1, first });
		}
	}

	/** The kinds, the most frequent first. */
	get all(): readonly KindCount[] {
		return [...this.#counts.values()].toSorted((one, other) => other.items - one.items);
	}

	/** The lines for the screen: "`taxonomy.sites[].description` null: 43 documents". */
	get lines(): readonly string[] {
		const all = this.all.map(({ kind, items }) => `    ${kind}: ${items} ${items === 1 ? 'document' : 'documents'}`);
		if (all.length === 0) return [];
		const more = all.length > maxShown ? [`    and ${all.length - maxShown} more kinds`] : [];
		return [this.#title, ...all.slice(0, maxShown), ...more];
	}
}
