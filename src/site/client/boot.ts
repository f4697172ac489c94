// The script that every page carries, inlined: at most 2 kB gzipped, and all that runs before a reader touches anything.
import { applyColorScheme } from './color-scheme.ts';
import { watchIslands } from './islands.ts';
import { watchEvents } from './measure.ts';
import { updateRelativeTimes } from './relative-time.ts';
import { watchScroll } from './scroll.ts';
import { watchSearch } from './search-box.ts';
import { markSession, rememberPath } from './session.ts';

const page = document.documentElement;
applyColorScheme(page);
markSession(page, watchIslands);
addEventListener('click', rememberPath);
watchEvents();
addEventListener('DOMContentLoaded', () => {
	watchScroll(page);
	watchSearch(page);
	updateRelativeTimes(page);
	watchIslands();
	// An island may bring others, and cannot reach what is in this script.
	addEventListener('newislands', watchIslands);
});
