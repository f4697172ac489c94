import { type LiveChange, liveStoryPath } from '../../live-change.ts';

/** A story by its path, and the version of it that the page shows. */
export type Followed = { readonly path: string; readonly version: string };

type OnChange = (change: LiveChange | 'ended') => void;

/** How long a stream may take to open. Some proxies hold streams back until they end. */
const openWithinMs = 10_000;

/** How often the page asks where there is no stream. */
const pollEveryMs = 15_000;

/** Calls `onChange` with each change of a story while the page is visible: from a stream, or by polling where no stream opens. */
export function followStory({ path, version: first }: Followed, onChange: OnChange): void {
	let version = first;
	let stop: () => void = () => {};
	const changed: OnChange = (change) => {
		if (change === 'ended') {
			stop();
			document.removeEventListener('visibilitychange', follow);
		} else version = change.version;
		onChange(change);
	};
	const address = () => `${liveStoryPath}?${new URLSearchParams({ path, version })}`;
	let opens = openStream;
	const follow = () => {
		stop();
		// A hidden page needs no connection: browsers have few for a site. It gets everything when it is seen again.
		if (document.hidden) return;
		stop = opens(address, changed, () => {
			opens = poll;
			follow();
		});
	};
	document.addEventListener('visibilitychange', follow);
	follow();
}

/** Opens a stream, and returns the function that closes it. Calls `onFailure` when there can be none. */
function openStream(address: () => string, onChange: OnChange, onFailure: () => void): () => void {
	const source = new EventSource(address());
	const fail = () => {
		close();
		onFailure();
	};
	const late = setTimeout(fail, openWithinMs);
	const close = () => {
		clearTimeout(late);
		source.close();
	};
	source.onopen = () => clearTimeout(late);
	// The browser connects again by itself, unless the answer was no stream.
	source.onerror = () => source.readyState === EventSource.CLOSED && fail();
	source.addEventListener('change', ({ data }) => onChange(JSON.parse(data)));
	source.addEventListener('ended', () => onChange('ended'));
	return close;
}

/** Asks for changes now and then. Returns the function that ends it. */
function poll(address: () => string, onChange: OnChange): () => void {
	const ask = async () => {
		const answer = await fetch(address(), { headers: { accept: 'application/json' } }).catch(() => undefined);
		if (answer?.status === 200) onChange(await answer.json());
		else if (answer?.status === 404) onChange('ended');
	};
	void ask();
	const timer = setInterval(() => void ask(), pollEveryMs);
	return () => clearInterval(timer);
}
