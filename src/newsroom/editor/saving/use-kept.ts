import { useSyncExternalStore } from 'react';
import type { StoryKeeper } from './story-keeper.ts';

/** A part of what a keeper knows. The component is drawn again when that part changes, not with each key or save. */
export const useKept = <Part>(keeper: StoryKeeper, part: (keeper: StoryKeeper) => Part): Part =>
	useSyncExternalStore(keeper.subscribe, () => part(keeper));
