// Shows the reader's name in the link to the profile. Needs the browser: only it knows who the reader is, because pages are cached for all.
// Without scripts the link has no name.
import { pageClient, readProfile, storedProfile, watchSession } from '#identity-client';

type Props = {
	/** Shown while the name is unknown or empty (HDR-20). */
	readonly words: string;
};

/** Shows the first and last name of the signed-in reader in the link to the profile (HDR-19). */
export function mount(element: HTMLElement, { words }: Props): void {
	const place = element.querySelector('[data-words]');
	if (place === null) return;
	const client = pageClient();
	const show = () => {
		const { firstName, lastName } = storedProfile(client) ?? {};
		place.textContent = [firstName, lastName].filter(Boolean).join(' ') || words;
	};
	// Shows the stored name at once, then the service's when the stored profile is older than ten minutes.
	const greet = () => {
		show();
		void readProfile(client).then(show, show);
	};
	watchSession(client, (uuid) => (uuid === undefined ? show() : greet()));
	greet();
}
