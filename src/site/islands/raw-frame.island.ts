// Makes the frame of raw HTML as high as its document. Needs the browser: the document posts its height. Without scripts the frame keeps
// its first height and scrolls.

/** Smallest and largest height of a frame, in px, so that it can neither vanish nor take over the page. */
const shortest = 60;
const tallest = 2400;

/** Sets the frame's height to that of its document. */
export function mount(element: HTMLElement): void {
	const frame = element.querySelector('iframe');
	if (frame === null) return;
	addEventListener('message', (message) => {
		const height = heightIn(message, frame.contentWindow);
		if (height !== undefined) frame.height = String(height);
	});
	// Asks for the height, which the document may have posted before this script listened. Its origin is opaque, so the target must be `*`.
	frame.contentWindow?.postMessage('height', '*');
}

/** The height in a message, within the bounds; undefined unless the message is from the window `from`. */
export function heightIn(message: Pick<MessageEvent<unknown>, 'source' | 'data'>, from: MessageEventSource | null): number | undefined {
	const { source, data } = message;
	if (from === null || source !== from || typeof data !== 'object' || data === null || !('frameHeight' in data)) return undefined;
	const height = data.frameHeight;
	return typeof height === 'number' && Number.isFinite(height) ? Math.round(Math.min(tallest, Math.max(shortest, height))) : undefined;
}
