import { useCallback, useSyncExternalStore } from 'react';
import type { Safety, StoryKeeper } from './story-keeper.ts';

/** Pause in typing (ms) after which a note may say that the text is being saved or is saved. */
const pauseMs = 500;

/** How safe the text is, for a note. That all is well is drawn at a pause: while somebody types, a save changes nothing that would be drawn. */
export function useCalmSafety(keeper: StoryKeeper): Safety {
	const subscribe = useCallback((draw: () => void) => subscribeCalmly(keeper, draw), [keeper]);
	return useSyncExternalStore(subscribe, () => keeper.safety);
}

/** Calls a function when the safety changes; for good news at a pause. Returns the function that ends this. */
export function subscribeCalmly(keeper: Pick<StoryKeeper, 'safety' | 'subscribe'>, draw: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const unsubscribe = keeper.subscribe(() => {
		clearTimeout(timer);
		if (keeper.safety.kind === 'saving' || keeper.safety.kind === 'saved') timer = setTimeout(draw, pauseMs);
		else draw();
	});
	return () => {
		clearTimeout(timer);
		unsubscribe();
	};
}
