/** An address of a brand, and when the work that it leads to now is visible; `path` is the work's present address. */
export type AddressRow = {
	readonly kind: 'page' | 'moved' | 'gone' | 'redirect';
	readonly path: string | null;
	readonly begun: boolean | null;
	readonly ended: boolean | null;
};

/** What readers find at an address: a redirect of its own, a work, a page that was there once, or nothing so far (C05, C08). */
export function addressState({ kind, path, begun, ended }: AddressRow): 'redirect' | 'work' | 'gone' | 'none' {
	if (kind === 'redirect') return 'redirect';
	if (path === null || ended) return 'gone';
	return begun ? 'work' : 'none';
}
