import { useCallback, useEffect, useState } from 'react';
import type { DeskNow } from '#newsroom/contract';
import { readDeskNow } from '../api.ts';

/** Time in ms between two requests. */
const everyMs = 15_000;

/** Who has which story open, the saved views, and the last change that can be undone. Asks again and again while the page is visible. */
export function useDeskNow(): { readonly now: DeskNow | undefined; readonly refresh: () => Promise<void> } {
	const [now, setNow] = useState<DeskNow>();
	const refresh = useCallback(async () => {
		const outcome = await readDeskNow();
		if (outcome.kind === 'done') setNow(outcome.value);
	}, []);
	useEffect(() => {
		void refresh();
		const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), everyMs);
		return () => clearInterval(timer);
	}, [refresh]);
	return { now, refresh };
}
