import type { Page } from 'playwright-core';

/** The search box of the header, the button that opens it, and its field. */
export const box = '#buscador';
export const button = '[popovertarget="buscador"] >> visible=true';
export const input = '#buscador input';

/** Whether the box is open. */
export const isActive = (page: Page) => page.locator(box).evaluate((element) => element.matches(':popover-open'));
