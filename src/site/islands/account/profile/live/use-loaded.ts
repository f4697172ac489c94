import { useCallback, useEffect, useState } from 'react';
import { textOf } from '../../use-form.ts';
import type { FormWords } from '../../words.ts';
import type { Loadable } from '../profile-data.ts';

/** What the service answers to `ask`, which stays the same: once the part is shown, and again when that may have changed. */
export function useLoaded<Value>(ask: () => Promise<Value>, words: FormWords) {
	const [asked, setAsked] = useState<Loadable<Value>>({ kind: 'loading' });
	const again = useCallback(async () => {
		try {
			setAsked({ kind: 'loaded', value: await ask() });
		} catch (error) {
			setAsked({ kind: 'failed', text: textOf(error, words) });
		}
	}, [ask, words]);
	useEffect(() => void again(), [again]);
	return { asked, again };
}
