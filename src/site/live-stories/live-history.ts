import type { LiveChange } from '../live-change.ts';
import type { LiveDigests, LiveState } from './live-state.ts';

/** How many versions of a story are kept, for readers who come back. */
const versionsKept = 50;

/** What changed since a version; `from` is undefined for a version that is not known. */
export type ChangeBetween = (from: LiveDigests | undefined, to: LiveState) => LiveChange;

/** The newest state of a live story, the digests of its last versions, and what changed since each. */
export class LiveHistory {
	readonly #changeBetween: ChangeBetween;
	#newest: LiveState | undefined;
	/** Version → what it said; the newest is last. */
	readonly #versions = new Map<string, LiveDigests>();
	/** Changes to the newest state in JSON, by the version of the reader: many come back with the same one. */
	readonly #changes = new Map<string | undefined, string>();

	constructor(changeBetween: ChangeBetween) {
		this.#changeBetween = changeBetween;
	}

	add(state: LiveState): void {
		this.#newest = state;
		this.#changes.clear();
		this.#versions.delete(state.version);
		this.#versions.set(state.version, state.digests);
		for (const oldest of [...this.#versions.keys()].slice(0, -versionsKept)) this.#versions.delete(oldest);
	}

	/** What changed since a version, in JSON; undefined when nothing did. */
	changeSince(version: string | undefined): string | undefined {
		const newest = this.#newest;
		if (newest === undefined || version === newest.version) return undefined;
		const from = version === undefined ? undefined : this.#versions.get(version);
		const known = from && version;
		const change = this.#changes.get(known) ?? JSON.stringify(this.#changeBetween(from, newest));
		this.#changes.set(known, change);
		return change;
	}
}
