import type { Room } from '#newsroom/contract';
import type { AnsObject } from '../../ans/ans-value.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';

/** What the parts of the publish panel share: the open story, and a note about the last action. */
export type Publishing = {
	readonly room: Room;
	readonly keeper: StoryKeeper;
	/** Changes members of the document that the form does not show. */
	readonly amend: (change: (document: AnsObject) => AnsObject) => void;
	readonly say: (note: string) => void;
};
