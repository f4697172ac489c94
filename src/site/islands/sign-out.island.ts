// Needs the browser: the session is in its storage. Fallback: the sign-out of the profile.
import { logout, pageClient } from '#identity-client';
import { trackSession } from './account/track-session.ts';

type Props = {
	/** Says that the reader is signed out. */
	readonly done: string;
};

/** Signs the reader out where they are, and says so. The session of this browser ends even when the service does not answer. */
export function mount(element: HTMLElement, { done }: Props): void {
	trackSession();
	const told = element.querySelector('[data-told]');
	element.querySelector('[data-sign-out]')?.addEventListener('click', async () => {
		await logout(pageClient()).catch(() => undefined);
		if (told) told.textContent = done;
	});
}
