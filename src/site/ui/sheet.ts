// A style sheet counts as used when one of its class names is read while a page renders. Rendering is synchronous, so one
// variable is enough for the page that is being rendered.
let usedSheets: Set<string> | undefined;

/**
 * Returns the class names of one `*.module.css`; reading a name marks its sheet as used. Throws for a class that the sheet does not have.
 * The build writes the calls (`tools/sheets.ts`).
 * @public
 */
export function sheet(css: string, names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
	return new Proxy(names, {
		get(target, name) {
			usedSheets?.add(css);
			if (typeof name !== 'string' || name in target) return Reflect.get(target, name);
			throw new Error(`The style sheet has no class '${name}'; it has ${Object.keys(target).join(', ')}`);
		},
	});
}

/** Marks sheets as used, for markup that comes from a cache. */
export function markSheets(css: readonly string[]): void {
	for (const sheet of css) usedSheets?.add(sheet);
}

/** Renders and returns the sheets that were used, in the order of their first use. */
export function withSheets<T>(render: () => T): { readonly result: T; readonly css: readonly string[] } {
	const outer = usedSheets;
	const used = new Set<string>();
	usedSheets = used;
	try {
		return { result: render(), css: [...used] };
	} finally {
		usedSheets = outer;
	}
}
