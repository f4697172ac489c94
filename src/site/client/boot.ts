// The inline script of every page: at most 2 kB gzipped. It does everything that runs before a reader interacts with the page.
import { applyAppearance } from './appearance.ts';
import { watchIslands } from './islands.ts';
import { markDataSaver } from './mark-data-saver.ts';
import { updateRelativeTimes } from './relative-time.ts';
import { watchScroll } from './scroll.ts';
import { watchSearch } from './search-box.ts';
import { watchEvents } from './send-event.ts';
import { keepPath, markSession } from './session.ts';

const page = document.documentElement;
applyAppearance(page);
markDataSaver(page);
markSession(page, watchIslands);
keepPath(page);
watchEvents();
addEventListener('DOMContentLoaded', () => {
	watchScroll(page);
	watchSearch();
	updateRelativeTimes(page);
	watchIslands();
	// An island that adds islands to the page dispatches this event, because it cannot call this script.
	addEventListener('newislands', watchIslands);
});
