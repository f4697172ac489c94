import { useEffect, useState } from 'react';
import type { FlashMessage } from './flash-message.ts';
import { takeFlashMessage } from './flash-message-storage.ts';

/** The message of the page before: `first`, when the server rendered it, else what is in the tab's storage. */
export function useFlashMessage(first: FlashMessage | undefined): FlashMessage | undefined {
	const [flashMessage, setFlashMessage] = useState(first);
	useEffect(() => setFlashMessage((before) => takeFlashMessage() ?? before), []);
	return flashMessage;
}
