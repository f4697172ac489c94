import { delegate } from './delegate.ts';
import { sendEvent } from './send-event.ts';

/**
 * Empties the search box when it closes (SEARCH-07); the browser itself focuses it, and closes it on Escape and on a click outside. Measures
 * every search (ANA-02), without its terms.
 */
export function watchSearch(): void {
	delegate('submit', '[data-search]', () => sendEvent({ event: 'search-click' }));
	delegate('toggle', '[data-search-box]:not(:popover-open)', (box) => box.querySelector('form')?.reset());
}
