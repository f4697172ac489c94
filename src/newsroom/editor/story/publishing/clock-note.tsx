import type { StoryKeeper } from '../../saving/story-keeper.ts';
import { useKept } from '../../saving/use-kept.ts';

/** A note about the last action; `publication` is the revision whose publication it is about. */
export type ActionNote = { readonly text: string; readonly publication?: string | undefined };

/** The note about the last action. When there is a newer text, a note about a publication says that it is of the former one. */
export function ClockNote({ keeper, note: { text, publication } }: { readonly keeper: StoryKeeper; readonly note: ActionNote }) {
	const isFormer = useKept(keeper, (kept) => publication !== undefined && !isAt(kept, publication));
	return (
		<p className="clock" role="status" data-former={isFormer}>
			{isFormer && 'La publicación anterior, sin los cambios de ahora:\n'}
			{text}
		</p>
	);
}

/** Whether a revision is all that was written. */
const isAt = ({ stored, safety }: StoryKeeper, revision: string): boolean => stored?.revision === revision && safety.kind === 'saved';
