// Opens the Disqus frame, and sends it the story, reader and colours, with Disqus's field names.
import * as v from 'valibot';
import type { DisqusReader } from './reader-for-disqus.ts';

/** The message of the page to the frame. */
export type FrameMessage = {
	readonly story: { readonly identifier: string; readonly url: string; readonly title: string };
	readonly reader?: DisqusReader | undefined;
	readonly ink: string;
	readonly ground: string;
};

const answerSchema = v.union([
	v.object({ comments: v.picklist(['ready', 'shown', 'failed']) }),
	v.object({ height: v.pipe(v.number(), v.minValue(1), v.maxValue(100_000)) }),
]);

/** How long the comments may take, in ms. */
const patience = 10_000;

/** The same as the sandbox of the document. It has a host of its own, so `allow-same-origin` gives it nothing of ours. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** Makes the frame as high as its content. If the comments do not come in time, removes it and resolves to undefined. */
export function openFrame(
	place: HTMLElement,
	{ src, title }: { readonly src: string; readonly title: string },
	message: FrameMessage,
): Promise<HTMLIFrameElement | undefined> {
	const frame = frameOf(src, title);
	const { origin } = new URL(src);
	return new Promise((resolve) => {
		const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
			const answer = v.safeParse(answerSchema, data);
			if (from !== origin || source !== frame.contentWindow || !answer.success) return;
			if ('height' in answer.output) frame.style.height = `${answer.output.height}px`;
			else if (answer.output.comments === 'ready') frame.contentWindow?.postMessage(message, origin);
			else end(answer.output.comments === 'shown');
		};
		const end = (isShown: boolean) => {
			clearTimeout(giveUp);
			if (!isShown) {
				removeEventListener('message', onMessage);
				frame.remove();
			}
			resolve(isShown ? frame : undefined);
		};
		const giveUp = setTimeout(end, patience, false);
		addEventListener('message', onMessage);
		place.append(frame);
	});
}

function frameOf(src: string, title: string): HTMLIFrameElement {
	const frame = document.createElement('iframe');
	frame.setAttribute('sandbox', sandbox);
	frame.title = title;
	frame.src = src;
	return frame;
}
