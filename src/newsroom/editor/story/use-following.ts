import { useEffect } from 'react';
import { readNewer, revisionsPath } from '../api.ts';
import type { StoryKeeper } from '../saving/story-keeper.ts';

/** How often an open story asks for another text while no stream tells of one, in ms. */
const askMs = 2_000;

/** Merges what others save into the open story, at once where a stream of its revisions is open. */
export function useFollowing(id: string, keeper: StoryKeeper): void {
	useEffect(() => {
		let isAsking = false;
		const ask = async () => {
			const revision = keeper.stored?.revision;
			if (isAsking || revision === undefined || document.visibilityState === 'hidden') return;
			isAsking = true;
			const outcome = await readNewer(id, revision);
			isAsking = false;
			if (outcome.kind === 'done' && outcome.value.newest && keeper.stored?.revision === revision) keeper.receive(outcome.value.newest);
		};
		const stream = openStream(id, async (revision) => {
			// A save that is under way may have made this revision.
			await keeper.idle();
			if (keeper.stored?.revision !== revision) await ask();
		});
		const timer = setInterval(() => void (stream.isOpen() || ask()), askMs);
		return () => {
			clearInterval(timer);
			stream.close();
		};
	}, [id, keeper]);
}

type Stream = { isOpen(): boolean; close(): void };

/** Calls a function with each revision of a story while the page is visible: browsers have few connections for a site. */
function openStream(id: string, onRevision: (revision: string) => Promise<void>): Stream {
	let source: EventSource | undefined;
	const follow = () => {
		source?.close();
		source = undefined;
		if (document.visibilityState === 'hidden') return;
		source = new EventSource(revisionsPath(id));
		source.addEventListener('revision', ({ data }) => void onRevision(data));
	};
	document.addEventListener('visibilitychange', follow);
	follow();
	return {
		isOpen: () => source?.readyState === EventSource.OPEN,
		close: () => {
			document.removeEventListener('visibilitychange', follow);
			source?.close();
		},
	};
}
