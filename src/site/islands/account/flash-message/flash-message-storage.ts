// The message that the previous account page left for this one, in the storage of the tab. Forms that were posted without scripts use a
// cookie, `flash-message-cookie.ts`.
import { pageClient } from '#identity-client';
import { type FlashMessage, isFlashMessage } from './flash-message.ts';

const key = 'kiosco.told';

/** Leaves a message for the next account page of this tab. */
export const leaveFlashMessage = (flashMessage: FlashMessage): void => pageClient().stores.tab.set(key, flashMessage);

/** Returns the message of the page before, and removes it. */
export function takeFlashMessage(): FlashMessage | undefined {
	const { tab } = pageClient().stores;
	const flashMessage = tab.get(key);
	if (flashMessage === null) return undefined;
	tab.remove(key);
	return isFlashMessage(flashMessage) ? flashMessage : undefined;
}
