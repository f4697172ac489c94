import { useEffect, useState } from 'react';
import type { AnsObject } from '../ans/ans-value.ts';
import { saveStory } from '../api.ts';
import { browserCopies } from '../saving/local-copies.ts';
import { type KeeperOptions, StoryKeeper } from '../saving/story-keeper.ts';
import { useFollowing } from './use-following.ts';

type Known = Pick<KeeperOptions, 'stored' | 'origin' | 'onMerge'>;

/** The keeper of an open story. */
export function useKeeper(id: string, document: AnsObject, known: Known): StoryKeeper {
	const [keeper] = useState(() => new StoryKeeper({ id, copies: browserCopies(), save: saveStory, ...known }, document));
	useFollowing(id, keeper);
	useEffect(() => {
		const flush = () => void keeper.flush();
		const onHide = () => window.document.visibilityState === 'hidden' && keeper.leave();
		const warn = (event: BeforeUnloadEvent) => {
			if (keeper.safety.kind === 'unkept') event.preventDefault();
		};
		window.addEventListener('online', flush);
		window.addEventListener('focus', flush);
		window.document.addEventListener('visibilitychange', onHide);
		window.addEventListener('beforeunload', warn);
		return () => {
			window.removeEventListener('online', flush);
			window.removeEventListener('focus', flush);
			window.document.removeEventListener('visibilitychange', onHide);
			window.removeEventListener('beforeunload', warn);
		};
	}, [keeper]);
	return keeper;
}
