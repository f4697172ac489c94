import { useCallback, useEffect, useState } from 'react';
import { pageClient, signedInUuid } from '#identity-client';
import { errorText } from '../../error-text.ts';
import type { FormTexts } from '../../form-texts.ts';
import type { Loadable } from '../profile-types.ts';

/** Loads a value when the component is shown, and again on `reload`. `load` must be the same function in every render. */
export function useLoaded<Value>(load: () => Promise<Value>, words: FormTexts) {
	const [value, setValue] = useState<Loadable<Value>>({ kind: 'loading' });
	const reload = useCallback(async () => {
		try {
			setValue({ kind: 'loaded', value: await load() });
		} catch (error) {
			// After a sign-out, the page says goodbye.
			if (signedInUuid(pageClient()) === undefined) return;
			setValue({ kind: 'failed', text: errorText(error, words) });
		}
	}, [load, words]);
	useEffect(() => void reload(), [reload]);
	return { value, reload };
}
