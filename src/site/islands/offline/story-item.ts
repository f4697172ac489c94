import type { StoryOnDevice } from './stories-on-device.ts';

const dayAndTime = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** An item of the list: the story's headline as a link, and when it was read. */
export function storyItem({ path, title, readAt }: StoryOnDevice, locale: string): HTMLLIElement {
	const link = document.createElement('a');
	link.href = path;
	link.textContent = title;
	const time = document.createElement('time');
	time.dateTime = readAt.toISOString();
	time.textContent = readAt.toLocaleString(locale, dayAndTime);
	const item = document.createElement('li');
	item.append(link, time);
	return item;
}
