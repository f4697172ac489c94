import { useEffect } from 'react';
import { sayPresent } from '../api.ts';

/** Time in ms between two calls. The desk forgets somebody 45 s after their last one. */
const everyMs = 20_000;

/** Tells the server, while the page is visible, that the person has the story open. */
export function usePresence(id: string): void {
	useEffect(() => {
		const say = () => document.visibilityState === 'visible' && void sayPresent(id);
		say();
		const timer = setInterval(say, everyMs);
		return () => clearInterval(timer);
	}, [id]);
}
