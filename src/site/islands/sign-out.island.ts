// Signs the reader out on any page. Needs the browser: the session is in its storage. Without scripts, a form beside the button does it.
import { logout, pageClient } from '#identity-client';
import { trackSession } from './account/track-session.ts';
import { forgetUnverifiedEmail } from './account/verification/unverified-email-storage.ts';

type Props = {
	/** Says that the reader is signed out. */
	readonly done: string;
};

/** How long the message stays, in ms. */
const stays = 10_000;

/** Signs the reader out where they are, and says so. The session of this browser ends even when the service does not answer. */
export function mount(element: HTMLElement, { done }: Props): void {
	trackSession();
	const told = element.querySelector('[data-told]');
	element.querySelector('[data-sign-out]')?.addEventListener('click', async () => {
		forgetUnverifiedEmail();
		await logout(pageClient()).catch(() => undefined);
		if (told) told.textContent = done;
		hideLater(element.closest('[popover]'));
	});
}

/** Hides the menu with the message after a while, but not under the pointer or the focus of a reader who needs longer. */
function hideLater(menu: HTMLElement | null): void {
	const holds = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
	setTimeout(() => (menu?.matches(holds) ? hideLater(menu) : menu?.hidePopover()), stays);
}
