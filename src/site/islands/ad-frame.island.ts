// Shows the ad of an ad service in the place of our own, for readers who consent. Needs the browser: consent is in its storage, and only it
// knows whether the ad service answers. Without scripts, consent or an answer in time, our own ad stays.
import { storedConsent, whenConsented } from '../client/consent.ts';

/** How long the ad service has, in ms. What comes later is not shown, so that nothing changes under the reader's eyes. */
const patience = 4_000;

const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

type Props = { readonly src: string; readonly title: string };

/** Opens the frame of the ad service, once the page has loaded and the reader consents. */
export function mount(element: HTMLElement, props: Props): void {
	if (storedConsent() === 'accepted') afterLoad(() => open(element, props));
	else whenConsented(() => open(element, props));
}

/** Runs something once the page has loaded: a frame that is opened before delays the page's own load event. */
function afterLoad(run: () => void): void {
	if (document.readyState === 'complete') run();
	else addEventListener('load', () => setTimeout(run), { once: true });
}

function open(element: HTMLElement, { src, title }: Props): void {
	const box = element.querySelector<HTMLElement>('[data-ad-box]');
	if (box === null) return;
	const frame = document.createElement('iframe');
	frame.setAttribute('sandbox', sandbox);
	frame.title = title;
	frame.dataset.waiting = '';
	frame.src = src;
	const giveUp = setTimeout(() => frame.remove(), patience);
	addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
		if (source === null || source !== frame.contentWindow || !('waiting' in frame.dataset)) return;
		clearTimeout(giveUp);
		if (isFilled(data)) show(box, frame);
		else frame.remove();
	});
	box.append(frame);
}

const isFilled = (data: unknown): boolean => typeof data === 'object' && data !== null && 'adFilled' in data && data.adFilled === true;

/** The frame covers our own ad, which is then neither visible nor reachable. */
function show(box: HTMLElement, frame: HTMLIFrameElement): void {
	const label = box.querySelector('[data-ad-label]');
	if (label !== null) label.textContent = frame.title;
	const own = box.querySelector<HTMLElement>('[data-own-ad]');
	if (own !== null) own.style.visibility = 'hidden';
	delete frame.dataset.waiting;
}
