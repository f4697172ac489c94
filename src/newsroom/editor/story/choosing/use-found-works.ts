import { useEffect, useState } from 'react';
import type { DeskRowView } from '#newsroom/contract';
import { readDesk } from '../../api.ts';

/** Pause in typing before the search, in ms. */
const pauseMs = 200;

/** What is sought: the query of the desk, and after how many letters the search begins. */
export type Sought = { readonly query: Readonly<Record<string, string>>; readonly leastLetters: number };

export const stories: Sought = { query: { state: 'published' }, leastLetters: 2 };
/** Stories with changes that readers do not see. */
export const storiesInWork: Sought = { query: { state: 'working' }, leastLetters: 2 };
/** Without words, the newest are listed. */
export const videos: Sought = { query: { state: 'published', type: 'video' }, leastLetters: 0 };

/** The first eight works of the brand with these words; of published ones, those that have an address. Undefined before the first search has ended. */
export function useFoundWorks(words: string, { query, leastLetters }: Sought): readonly DeskRowView[] | undefined {
	const [found, setFound] = useState<readonly DeskRowView[]>();
	useEffect(() => {
		setFound(undefined);
		if (words.trim().length < leastLetters) return;
		let isWanted = true;
		const timer = setTimeout(() => {
			void readDesk({ ...query, words: words.trim() }).then((outcome) => {
				if (isWanted)
					setFound(
						outcome.kind === 'done'
							? outcome.value.rows.filter(({ path }) => path !== undefined || query.state !== 'published').slice(0, 8)
							: [],
					);
			});
		}, pauseMs);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [words, query, leastLetters]);
	return found;
}
