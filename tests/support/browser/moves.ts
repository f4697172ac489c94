import type { BrowserContext, Page } from 'playwright-core';

/** Makes the pages of a context record their layout shifts in `window.moved`. */
export const noteMoves = (context: BrowserContext) =>
	context.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { moved });
		new PerformanceObserver((list) => {
			for (const shift of list.getEntries()) {
				if (!('value' in shift) || !('sources' in shift) || !Array.isArray(shift.sources)) continue;
				moved.push(
					`${shift.value} ${shift.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName)).join(' | ')}`,
				);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** The layout shifts of a page so far, with the elements that moved. */
export const movesOn = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'moved'));
