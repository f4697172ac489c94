import { useEffect, useState } from 'react';
import type { StoryKeeper } from '../../saving/story-keeper.ts';
import { useKept } from '../../saving/use-kept.ts';

/** Pause in typing (ms) after which the preview is loaded again. */
const pauseMs = 1_000;

/** The revision that the preview shows: the newest at a pause. The page of the preview shares the thread of the editor, so that loading it would hold up keys. */
export function usePreviewedRevision(keeper: StoryKeeper): string | undefined {
	const saved = useKept(keeper, ({ safety, stored }) => (safety.kind === 'saved' ? stored?.revision : undefined));
	const [previewed, setPreviewed] = useState(keeper.stored?.revision);
	useEffect(() => {
		if (saved === undefined) return;
		const timer = setTimeout(() => setPreviewed(saved), pauseMs);
		return () => clearTimeout(timer);
	}, [saved]);
	return previewed;
}
