declare global {
	interface Navigator {
		/** Of browsers with the Network Information API. */
		readonly connection?: { readonly saveData?: boolean };
	}
}

/** Marks the page when the browser's data-saving mode is on, so that the style sheet shows the link to the light version. */
export function markDataSaver(page: HTMLElement): void {
	page.toggleAttribute('data-saves-data', navigator.connection?.saveData === true);
}
