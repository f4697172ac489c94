import { newId } from './ans/new-id.ts';
import { storyPath } from './places.ts';

/** The address of a new story; it is stored when something is written. */
export const newStoryPath = (): string => `${storyPath(newId())}?nueva`;
