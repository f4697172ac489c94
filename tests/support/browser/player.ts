import type { BrowserContext, Frame, Page } from 'playwright-core';

/** Presses the button that starts the video or the sound of a page. */
export const start = (page: Page | Frame): Promise<void> => page.locator('main [data-start]').click();

/** How much of its video or sound a page has played, in s. */
export const playedSeconds = (page: Page | Frame): Promise<number> =>
	page.locator('main :is(video, audio)').evaluate((media) => (media instanceof HTMLMediaElement ? media.currentTime : Number.NaN));

/** Makes the browser of a context say that it plays no kind of file, so that a library must. */
export const playNothing = (context: BrowserContext) =>
	context.addInitScript(() => {
		HTMLMediaElement.prototype.canPlayType = () => '';
	});
