import type { Room } from '#newsroom/contract';
import type { AnsObject } from '../../ans/ans-value.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';

/** What the parts of the publish panel share: the open story, what readers were told, and a note about the last action. */
export type Publishing = {
	readonly room: Room;
	readonly keeper: StoryKeeper;
	/** Changes members of the document that the form does not show. */
	readonly amend: (change: (document: AnsObject) => AnsObject) => void;
	/** Says a note about the last action. `publication` is the revision whose publication the note is about. */
	readonly say: (note: string, publication?: string) => void;
	/** The corrections that readers have; undefined until they are known, or when readers do not have the story. */
	readonly told: readonly AnsObject[] | undefined;
};
