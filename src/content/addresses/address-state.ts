/**
 * An address of a brand and the placement of the work that it leads to now: `path` is the work's present address, `begun` and `ended` say whether
 * its visibility there has begun and ended. All three are null without a placement, `ended` also where no end is set.
 */
export type AddressRow = {
	readonly kind: 'page' | 'moved' | 'gone' | 'redirect';
	readonly path: string | null;
	readonly begun: boolean | null;
	readonly ended: boolean | null;
};

/** What is stored of an address, and the text of the work to which it leads now. */
export type WorkRow = AddressRow & {
	readonly id: string;
	readonly target: string | null;
	readonly body: string | null;
	readonly repairs: unknown;
};

/** What readers find at an address: a redirect of its own, a work, a page that was there once, or nothing so far (C05, C08). */
export function addressState({ kind, path, begun, ended }: AddressRow): 'redirect' | 'work' | 'gone' | 'none' {
	if (kind === 'redirect') return 'redirect';
	if (path === null || ended) return 'gone';
	return begun ? 'work' : 'none';
}
