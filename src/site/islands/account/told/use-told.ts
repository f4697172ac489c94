// Reads the message that the account page before left for this one.
import { useEffect, useState } from 'react';
import type { Told } from './told.ts';
import { takeTold } from './told-storage.ts';

/** What the page before tells: `first`, when the server rendered it, else what is in the tab's storage. */
export function useTold(first: Told | undefined): Told | undefined {
	const [told, setTold] = useState(first);
	useEffect(() => setTold((before) => takeTold() ?? before), []);
	return told;
}
