import type { Page } from 'playwright-core';

/** The mode of the header: `header-home` or `header-global`. */
export const headerMode = (page: Page) => page.locator('header[data-mode]').first().getAttribute('data-mode');
