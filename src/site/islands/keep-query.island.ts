// Keeps the page's query on links to account pages. Needs the browser: cached pages do not know the query that they were opened with.
// Without scripts the links have no query.
import { addressOfTarget } from '#identity/contract';

/** When the reader presses a link marked `data-keep` (links to account pages and between them), adds this page's query to it (NAV-05). */
export function mount(): void {
	// This is `delegate` of the boot script, which must not share a module with an island.
	const keep = ({ target }: Event) => {
		const link = target instanceof Element && target.closest('a[data-keep]');
		if (link instanceof HTMLAnchorElement) link.search = addressOfTarget('home', location.search).slice(1);
	};
	for (const type of ['pointerdown', 'click']) addEventListener(type, keep, true);
}
