import { useEffect, useState } from 'react';
import type { DeskRowView } from '#newsroom/contract';
import { readDesk } from '../../api.ts';

/** Pause in typing before the search, in ms. */
const pauseMs = 200;

/** What is sought. */
export type Sought = {
	/** The query of the desk. */
	readonly query: Readonly<Record<string, string>>;
	/** After how many letters the search begins. */
	readonly leastLetters: number;
	/** Whether readers must find it at an address of the brand. */
	readonly needsAddress: boolean;
};

export const stories: Sought = { query: { state: 'published' }, leastLetters: 2, needsAddress: true };
/** Stories with changes that readers do not see. */
export const storiesInWork: Sought = { query: { state: 'working' }, leastLetters: 2, needsAddress: false };
/** Stories that were taken from readers. */
export const storiesWithdrawn: Sought = { query: { state: 'withdrawn' }, leastLetters: 2, needsAddress: false };
/** Without words, the newest are listed. */
export const videos: Sought = { query: { state: 'published', type: 'video' }, leastLetters: 0, needsAddress: true };

/** The first eight works of the brand with these words. Undefined before the first search has ended. */
export function useFoundWorks(words: string, { query, leastLetters, needsAddress }: Sought): readonly DeskRowView[] | undefined {
	const [found, setFound] = useState<readonly DeskRowView[]>();
	useEffect(() => {
		setFound(undefined);
		if (words.trim().length < leastLetters) return;
		let isWanted = true;
		const timer = setTimeout(() => {
			void readDesk({ ...query, words: words.trim() }).then((outcome) => {
				const rows = outcome.kind === 'done' ? outcome.value.rows : [];
				if (isWanted) setFound(rows.filter(({ path }) => !needsAddress || path !== undefined).slice(0, 8));
			});
		}, pauseMs);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [words, query, leastLetters, needsAddress]);
	return found;
}
