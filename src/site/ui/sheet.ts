// A style sheet counts as used when one of its classes is read while a page renders. Rendering is synchronous, so one
// variable holds the page that is being made; it is the only state of a module in the site.
let reading: Set<string> | undefined;

/**
 * The class names of one `*.module.css`; reading a name marks the sheet as used. The build writes its calls.
 * @public
 */
export function sheet(css: string, names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
	return new Proxy(names, {
		get(target, name) {
			reading?.add(css);
			if (typeof name !== 'string' || name in target) return Reflect.get(target, name);
			throw new Error(`no class '${name}' in a sheet that has ${Object.keys(target).join(', ')}`);
		},
	});
}

/** Marks sheets as used, for markup that was made before. */
export function markSheets(css: readonly string[]): void {
	for (const sheet of css) reading?.add(sheet);
}

/** Renders and tells which sheets were used, in the order of their first use. */
export function withSheets<T>(render: () => T): { readonly result: T; readonly css: readonly string[] } {
	const outer = reading;
	const used = new Set<string>();
	reading = used;
	try {
		return { result: render(), css: [...used] };
	} finally {
		reading = outer;
	}
}
