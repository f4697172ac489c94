import { useEffect, useState } from 'react';
import type { DeskRowView } from '#newsroom/contract';
import { readDesk } from '../../api.ts';

/** Pause in typing before the search, in ms. */
const pauseMs = 200;

/** The first eight published stories of the brand with these words. Undefined before the first search has ended. */
export function useFoundStories(words: string): readonly DeskRowView[] | undefined {
	const [found, setFound] = useState<readonly DeskRowView[]>();
	useEffect(() => {
		setFound(undefined);
		if (words.trim().length < 2) return;
		let isWanted = true;
		const timer = setTimeout(() => {
			void readDesk({ state: 'published', words: words.trim() }).then((outcome) => {
				if (isWanted) setFound(outcome.kind === 'done' ? outcome.value.rows.filter(({ path }) => path !== undefined).slice(0, 8) : []);
			});
		}, pauseMs);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [words]);
	return found;
}
