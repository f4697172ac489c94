// Who the reader is, only her browser knows: pages are kept for all.
import { pageClient, readProfile, storedProfile, watchSession } from '#identity-client';

type Props = {
	/** Shown while the name is not known, or empty (HDR-20). */
	readonly words: string;
};

/** Puts the first and last name of the signed-in reader into the link to her profile (HDR-19). */
export function mount(element: HTMLElement, { words }: Props): void {
	const place = element.querySelector('[data-words]');
	if (place === null) return;
	const client = pageClient();
	const show = () => {
		const { firstName, lastName } = storedProfile(client) ?? {};
		place.textContent = [firstName, lastName].filter(Boolean).join(' ') || words;
	};
	// What is kept is shown at once; the service is asked when that is older than ten minutes. Without an answer it stays.
	const greet = () => {
		show();
		void readProfile(client).then(show, show);
	};
	watchSession(client, (uuid) => (uuid === undefined ? show() : greet()));
	greet();
}
