import { useEffect, useRef, useState } from 'react';
import { type FilmProgress, type SentFilm, sendFilm } from './send-film.ts';

/** A film in the list of uploads. */
export type ListedUpload = {
	/** Tells it from others with the same name. */
	readonly key: number;
	readonly name: string;
	readonly state: FilmProgress | SentFilm | { readonly kind: 'queued' };
	readonly cancel: () => void;
};

/** Whether an upload is still under way. */
export const isUnderWay = ({ state: { kind } }: ListedUpload): boolean =>
	kind === 'queued' || kind === 'sending' || kind === 'waiting' || kind === 'checking';

/** The uploads of this page. Films are sent one after the other: a phone outdoors has little bandwidth. */
export function useFilmUploads(onStored: (id: string) => void) {
	const [uploads, setUploads] = useState<readonly ListedUpload[]>([]);
	const queue = useRef<Promise<unknown>>(Promise.resolve());
	const count = useRef(0);
	const set = (key: number, state: ListedUpload['state']) =>
		setUploads((before) => before.map((one) => (one.key === key ? { ...one, state } : one)));
	const add = (file: File) => {
		const key = count.current++;
		const stop = new AbortController();
		const cancel = () => {
			stop.abort();
			set(key, { kind: 'cancelled' });
		};
		setUploads((before) => [...before, { key, name: file.name, state: { kind: 'queued' }, cancel }]);
		queue.current = queue.current.then(async () => {
			if (stop.signal.aborted) return;
			const sent = await sendFilm(file, { signal: stop.signal, tell: (state) => !stop.signal.aborted && set(key, state) });
			set(key, sent);
			if (sent.kind === 'stored') onStored(sent.id);
		});
	};
	useWarningBeforeLeaving(uploads.some(isUnderWay));
	return {
		uploads,
		add: (files: readonly File[]) => {
			for (const file of files) add(file);
		},
	};
}

/** The browser asks before the page is left. What arrived stays in any case. */
function useWarningBeforeLeaving(isBusy: boolean): void {
	useEffect(() => {
		if (!isBusy) return;
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', warn);
		return () => window.removeEventListener('beforeunload', warn);
	}, [isBusy]);
}
