// Needs the browser: cached pages do not know the query that they were opened with. Fallback: links without it.
import { addressOfTarget } from '#identity/contract';

/** Adds the query of the page to the links that are marked `data-keep`, to account pages and between them, when they are used (NAV-05). */
export function mount(): void {
	// This is `delegate` of the boot script, which must not share a module with an island.
	const keep = ({ target }: Event) => {
		const link = target instanceof Element && target.closest('a[data-keep]');
		if (link instanceof HTMLAnchorElement) link.search = addressOfTarget('home', location.search).slice(1);
	};
	for (const type of ['pointerdown', 'click']) addEventListener(type, keep, true);
}
