import { useEffect, useState } from 'react';
import { takeTold } from './live-told.ts';
import type { Told } from './told.ts';

/** What the page before tells: `first`, when the server rendered it, else what is in the tab's storage. */
export function useTold(first: Told | undefined): Told | undefined {
	const [told, setTold] = useState(first);
	useEffect(() => setTold((before) => takeTold() ?? before), []);
	return told;
}
