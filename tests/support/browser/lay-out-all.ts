import type { Page } from 'playwright-core';

/** Lays the whole page out. By itself, a browser lays out rows that are far below the window when the reader comes near. */
export const layOutAll = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync('* { content-visibility: visible !important }');
		document.adoptedStyleSheets.push(sheet);
	});
