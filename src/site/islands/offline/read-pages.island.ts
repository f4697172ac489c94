// Lists the stories that are kept on this device. Needs the browser: it alone knows what was saved and read there. Without scripts the page says
// that the list needs them.
import { type StoryOnDevice, storiesOnDevice } from './stories-on-device.ts';
import { storyItem } from './story-item.ts';

type Props = { readonly locale: string };

/** The pages that the service worker keeps (service-worker/kept-page.ts). */
const readPages = 'kiosco-read';
const savedPages = 'kiosco-saved';

/**
 * Shows the lists, or says why there are none. The button removes the read pages; saved pages are removed together with the list of saved
 * stories.
 */
export async function mount(element: HTMLElement, { locale }: Props): Promise<void> {
	const show = (part: 'saved' | 'read', stories: readonly StoryOnDevice[]) => {
		const place = element.querySelector<HTMLElement>(`[data-${part}]`);
		place?.querySelector('ol')?.replaceChildren(...stories.map((story) => storyItem(story, locale)));
		place?.toggleAttribute('hidden', stories.length === 0);
	};
	const list = async () => {
		const saved = await storiesOnDevice(savedPages);
		const paths = new Set(saved.map(({ path }) => path));
		const read = (await storiesOnDevice(readPages)).filter(({ path }) => !paths.has(path));
		show('saved', saved);
		show('read', read);
		element.dataset.kept = saved.length + read.length > 0 ? 'listed' : 'none';
	};
	const listOrSay = () => list().catch(() => (element.dataset.kept = 'unreadable'));
	element.querySelector('[data-remove]')?.addEventListener('click', async () => {
		await caches.delete(readPages).catch(() => undefined);
		await listOrSay();
	});
	await listOrSay();
}
