/** The style sheets that were added to the page. */
const added = new Set<string>();

/** Adds style sheets that the page does not have. An inline style element is against the Content-Security-Policy of the page. */
export function addStyles(sheets: readonly string[]): void {
	const own = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
	for (const css of sheets) {
		if (own.includes(css) || added.has(css)) continue;
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets.push(sheet);
		added.add(css);
	}
}
