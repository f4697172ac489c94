import type { BrowserContext, Page } from 'playwright-core';

/**
 * Lays whole pages out: the page as it is, or each that a context opens from now on.
 * By itself, a browser lays out rows far below the window when the reader comes near, and until then tests read no text in them.
 */
export async function layOutAll(where: Page | BrowserContext): Promise<void> {
	if ('evaluate' in where) await where.evaluate(addSheet);
	else await where.addInitScript(addSheet);
}

/** Runs in the page. */
function addSheet(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('* { content-visibility: visible !important }');
	document.adoptedStyleSheets.push(sheet);
}
