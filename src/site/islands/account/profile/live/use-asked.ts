import { useCallback, useEffect, useState } from 'react';
import { textOf } from '../../use-form.ts';
import type { FormWords } from '../../words.ts';
import type { Asked } from '../profile-parts.ts';

/** What the service answers to `ask`, which stays the same: once the part is shown, and again when that may have changed. */
export function useAsked<Value>(ask: () => Promise<Value>, words: FormWords) {
	const [asked, setAsked] = useState<Asked<Value>>({ kind: 'asking' });
	const again = useCallback(async () => {
		try {
			setAsked({ kind: 'known', value: await ask() });
		} catch (error) {
			setAsked({ kind: 'failed', text: textOf(error, words) });
		}
	}, [ask, words]);
	useEffect(() => void again(), [again]);
	return { asked, again };
}
