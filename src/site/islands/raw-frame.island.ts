// Needs the browser to hear how tall the frame's document is. Fallback: the frame keeps its first height and scrolls.

/** Heights in px that a frame may ask for: it can neither vanish nor take over the page. */
const shortest = 60;
const tallest = 2400;

/** Gives the frame the height that its document tells. */
export function mount(element: HTMLElement): void {
	const frame = element.querySelector('iframe');
	if (frame === null) return;
	addEventListener('message', (message) => {
		const height = heightIn(message, frame.contentWindow);
		if (height !== undefined) frame.height = String(height);
	});
	// The document may have told its height before anyone listened. Its origin is none, so no other target can be named.
	frame.contentWindow?.postMessage('height', '*');
}

/** The height that a message tells, within bounds; undefined unless it comes from that very window. */
export function heightIn(message: Pick<MessageEvent<unknown>, 'source' | 'data'>, from: MessageEventSource | null): number | undefined {
	const { source, data } = message;
	if (from === null || source !== from || typeof data !== 'object' || data === null || !('frameHeight' in data)) return undefined;
	const height = data.frameHeight;
	return typeof height === 'number' && Number.isFinite(height) ? Math.round(Math.min(tallest, Math.max(shortest, height))) : undefined;
}
