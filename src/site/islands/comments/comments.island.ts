// Loads the comments of a story when the reader asks for them, and allows third-party services. Needs the browser: consent is in its storage,
// and nothing may be requested of the service before. Without scripts the block says that it needs them.
import { storedConsent, whenConsented } from '../../client/consent.ts';
import { partOf } from '../keeping/page-parts.ts';
import { type FrameMessage, openFrame } from './open-frame.ts';
import { readerForDisqus } from './reader-for-disqus.ts';

export type CommentsIslandProps = {
	/** Address of the frame's document. */
	readonly frame: string;
	readonly signsIn: boolean;
	readonly title: string;
	readonly story: FrameMessage['story'];
	readonly words: Readonly<Record<'asks' | 'loading' | 'failed' | 'tryAgain', string>>;
};

/** Loads the comments at a press: at once where the reader consented before, else once they do. */
export function mount(element: HTMLElement, props: CommentsIslandProps): void {
	const button = partOf(element, 'show');
	const told = partOf(element, 'told');
	let isLoading = false;
	let waitsForConsent = false;
	const load = async () => {
		if (isLoading) return;
		isLoading = true;
		await showComments(element, props);
		isLoading = false;
	};
	button.addEventListener('click', () => {
		if (storedConsent() === 'accepted') return void load();
		told.textContent = props.words.asks;
		if (!waitsForConsent) whenConsented(() => void load());
		waitsForConsent = true;
		document.querySelector<HTMLElement>('[data-consent-open]')?.click();
	});
}

/** Puts the comments in the place of the button; when they do not come, the button stays, for another try. */
async function showComments(element: HTMLElement, { frame, signsIn, title, story, words }: CommentsIslandProps): Promise<void> {
	const [ask, button, told] = [partOf(element, 'ask'), partOf(element, 'show'), partOf(element, 'told')];
	told.textContent = words.loading;
	button.ariaDisabled = 'true';
	const message = { story, ...(signsIn && { reader: await readerForDisqus() }), ...colours(element) };
	const opened = await openFrame(partOf(element, 'place'), { src: frame, title }, message);
	button.ariaDisabled = null;
	ask.hidden = opened !== undefined;
	told.textContent = opened === undefined ? words.failed : '';
	partOf(element, 'label').textContent = words.tryAgain;
	opened?.focus();
}

/** Disqus is dark on a dark ground. */
function colours(element: HTMLElement): Pick<FrameMessage, 'ink' | 'ground'> {
	return { ink: getComputedStyle(element).color, ground: getComputedStyle(document.documentElement).backgroundColor };
}
