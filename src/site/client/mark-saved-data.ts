declare global {
	interface Navigator {
		/** Of browsers with the Network Information API. */
		readonly connection?: { readonly saveData?: boolean };
	}
}

/** Marks the page where the browser saves data, so that the style sheet shows the link to the light version. */
export function markSavedData(page: HTMLElement): void {
	page.toggleAttribute('data-saves-data', navigator.connection?.saveData === true);
}
