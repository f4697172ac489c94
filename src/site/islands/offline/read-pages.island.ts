// Lists the stories that are kept on this device. Needs the browser: it alone knows what was read there. Without scripts the page says that
// there is no connection.
import { keptStories } from './kept-stories.ts';
import { storyItem } from './story-item.ts';

type Props = { readonly locale: string };

/** The pages that the service worker keeps (service-worker/pages.ts). */
const readPages = 'kiosco-read';

/** Shows the list, or says why there is none; the button removes everything that is kept. */
export async function mount(element: HTMLElement, { locale }: Props): Promise<void> {
	const show = (state: 'listed' | 'none' | 'unreadable') => (element.dataset.kept = state);
	const list = element.querySelector('[data-list]');
	element.querySelector('[data-remove]')?.addEventListener('click', async () => {
		await caches.delete(readPages).catch(() => undefined);
		list?.replaceChildren();
		show('none');
	});
	try {
		const stories = await keptStories(readPages);
		list?.replaceChildren(...stories.map((story) => storyItem(story, locale)));
		show(stories.length > 0 ? 'listed' : 'none');
	} catch {
		show('unreadable');
	}
}
