// Needs the browser for what this reader saw last. Fallback: the words that there is nothing yet.
import * as v from 'valibot';
import { type PushNotification, pushNotificationSchema } from '#content/contract';
import { relativeLabel } from '../client/relative-time.ts';
import { read, write } from '../client/storage.ts';

type Props = {
	/** Said of what came since the last look. */
	readonly isNew: string;
	/** Words of an age; see `relativeLabel`. */
	readonly ago: readonly string[];
};

/** Time of the newest notification that the reader saw, in epoch seconds (UI-08). */
const seenKey = 'OS_last_notification_seen';

const address = '/pf/api/v3/content/fetch/push-notifications?query=%7B%7D';
const answerSchema = v.object({ notifications: v.array(pushNotificationSchema) });

/** Fills the panel with what the newsroom sent and marks what is new to the reader, who has then seen it. */
export async function mount(element: HTMLElement, props: Props): Promise<void> {
	const answer = await fetch(address);
	if (!answer.ok) return;
	const { notifications } = v.parse(answerSchema, await answer.json());
	const sent = notifications.filter((one) => one.send_after * 1000 <= Date.now()).sort((one, other) => other.send_after - one.send_after);
	const [newest] = sent;
	const list = element.querySelector<HTMLElement>('[data-list]');
	if (list === null || newest === undefined) return;
	const seen = Number(read(seenKey) ?? 0);
	list.replaceChildren(...sent.map((one) => entry(one, one.send_after > seen, props)));
	list.hidden = false;
	element.querySelector('[data-empty]')?.remove();
	write(seenKey, String(newest.send_after));
}

function entry({ headings, url, send_after }: PushNotification, isNew: boolean, { isNew: word, ago }: Props): HTMLLIElement {
	const link = document.createElement('a');
	if (url !== undefined) link.href = url;
	const at = new Date(send_after * 1000);
	const when = document.createElement('small');
	when.textContent = relativeLabel(Date.now() - at.getTime(), ago) ?? at.toLocaleDateString('es-AR', { day: 'numeric', month: 'long' });
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
