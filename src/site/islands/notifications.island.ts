// Lists the newsroom's notifications in their panel, and marks the new ones. Needs the browser: only it knows which one the reader saw
// last. Without scripts the panel says that there are none yet.
import * as v from 'valibot';
import { type PushNotification, pushNotificationSchema } from '#content/contract';
import { address, lastSeen, storeSeen } from './notifications/sent-notifications.ts';

type Props = {
	/** The label of notifications that the reader has not seen. */
	readonly isNew: string;
	/** Locale of the dates. */
	readonly locale: string;
	/** Time zone of the dates: that of the newsroom, as on the whole page. */
	readonly timeZone: string;
};

const answerSchema = v.object({ notifications: v.array(pushNotificationSchema) });

/** Fills the panel with the newsroom's notifications; when they cannot be loaded, the panel says so and offers to try again. */
export async function mount(element: HTMLElement, props: Props): Promise<void> {
	element.querySelector('[data-again]')?.addEventListener('click', (event) => {
		event.preventDefault();
		void again(element, props);
	});
	await fillIn(element, props);
}

async function again(element: HTMLElement, props: Props): Promise<void> {
	element.dataset.state = 'loading';
	try {
		await fillIn(element, props);
		element.dataset.state = 'ready';
	} catch {
		element.dataset.state = 'failed';
	}
	// The pressed button was hidden meanwhile, and lost the focus.
	const focused = element.dataset.state === 'ready' ? '[data-list] a' : '[data-again]';
	element.querySelector<HTMLElement>(focused)?.focus();
}

/** Lists the notifications, marks those that the reader has not seen, and stores that they are seen. */
async function fillIn(element: HTMLElement, props: Props): Promise<void> {
	const sent = await loadSent();
	const [newest] = sent;
	const list = element.querySelector<HTMLElement>('[data-list]');
	if (list === null || newest === undefined) return;
	const seen = lastSeen();
	list.replaceChildren(...sent.map((one) => entry(one, one.send_after > seen, props)));
	list.hidden = false;
	element.querySelector('[data-empty]')?.remove();
	storeSeen(newest.send_after);
}

/** The notifications sent until now, the newest first. */
async function loadSent(): Promise<readonly PushNotification[]> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`The notifications could not be loaded: status ${answer.status}`);
	const { notifications } = v.parse(answerSchema, await answer.json());
	return notifications.filter((one) => one.send_after * 1000 <= Date.now()).sort((one, other) => other.send_after - one.send_after);
}

const shortTime = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false } as const;

function entry({ headings, url, send_after }: PushNotification, isNew: boolean, { isNew: word, locale, timeZone }: Props): HTMLLIElement {
	const link = document.createElement('a');
	if (url !== undefined) link.href = url;
	const at = new Date(send_after * 1000);
	const when = document.createElement('small');
	when.textContent = at.toLocaleString(locale, { ...shortTime, timeZone });
	const heading = document.createElement('span');
	heading.textContent = headings.es ?? Object.values(headings)[0] ?? '';
	if (isNew) {
		heading.dataset.new = '';
		when.prepend(`${word} · `);
	}
	link.append(heading, when);
	const item = document.createElement('li');
	item.append(link);
	return item;
}
