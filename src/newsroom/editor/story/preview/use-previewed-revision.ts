import { useEffect, useState } from 'react';
import type { StoryKeeper } from '../../saving/story-keeper.ts';

/** Pause in typing (ms) after which the preview is loaded again. */
const pauseMs = 1_000;

/** The revision that the preview shows: the newest at a pause. The page of the preview shares the thread of the editor, so that loading it would hold up keys. */
export function usePreviewedRevision(keeper: StoryKeeper): string | undefined {
	const [previewed, setPreviewed] = useState(keeper.stored?.revision);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const unsubscribe = keeper.subscribe(() => {
			clearTimeout(timer);
			if (keeper.safety.kind === 'saved') timer = setTimeout(() => setPreviewed(keeper.stored?.revision), pauseMs);
		});
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	}, [keeper]);
	return previewed;
}
