// Shows on the bell how many notifications the reader has not seen. Needs the browser: only it knows which one the reader saw last. Without
// scripts the bell has no number.
import { address, lastSeen } from './notifications/sent-notifications.ts';

type Props = {
	/** Name of the button with one unseen notification, and with more; `{n}` is their number. */
	readonly one: string;
	readonly many: string;
};

/** Notifications older than this, in seconds, are not counted: a reader who comes for the first time would have them all. */
const maxAge = 86_400;

/** A larger number would not fit. */
const maxShown = 9;

/** Counts the notifications and shows the number, until the panel is opened. */
export async function mount(_: HTMLElement, { one, many }: Props): Promise<void> {
	const bells = document.querySelectorAll<HTMLElement>('[data-bell]');
	const count = await countUnseen();
	if (count === 0) return;
	const name = bells[0]?.ariaLabel ?? '';
	for (const bell of bells) {
		bell.dataset.unseen = count > maxShown ? `${maxShown}+` : `${count}`;
		bell.ariaLabel = count === 1 ? one : many.replace('{n}', `${count}`);
	}
	document.querySelector('[data-notifications]')?.addEventListener('toggle', () => {
		for (const bell of bells) {
			delete bell.dataset.unseen;
			bell.ariaLabel = name;
		}
	});
}

// Where the list cannot be loaded, the bell has no number; the panel says so when it is opened.
async function countUnseen(): Promise<number> {
	const answer = await fetch(address).catch(() => undefined);
	const text = answer?.ok ? await answer.text() : '';
	const now = Date.now() / 1000;
	const since = Math.max(lastSeen(), now - maxAge);
	// Every page downloads this island, so it reads the times without the schemas' library.
	const times = [...text.matchAll(/"send_after":(\d{1,10})\b/g)].map(([, time]) => Number(time));
	return times.filter((time) => time > since && time <= now).length;
}
