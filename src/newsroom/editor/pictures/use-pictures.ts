import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '../api.ts';

type Listed<One> = { readonly pictures: readonly One[]; readonly next?: number | undefined };
type Read<One> = (query: { readonly words: string; readonly from: string }) => Promise<Outcome<Listed<One>>>;

/** A list of pictures that is searched and read page by page. `read` must be the same function in each render. */
export function usePictures<One extends { readonly id: string }>(read: Read<One>) {
	const [words, setWords] = useState('');
	const [listed, setListed] = useState<Listed<One>>();
	const [isLost, setLost] = useState(false);
	const load = useCallback(
		async (from: number, before: readonly One[]) => {
			const outcome = await read({ words, from: String(from) });
			setLost(outcome.kind !== 'done');
			if (outcome.kind !== 'done') return;
			const { pictures, next } = outcome.value;
			const isNew = ({ id }: One) => before.every((one) => one.id !== id);
			setListed({ pictures: [...before, ...pictures.filter(isNew)], next });
		},
		[read, words],
	);
	useEffect(() => {
		const timer = setTimeout(() => void load(0, []), words === '' ? 0 : 250);
		return () => clearTimeout(timer);
	}, [load, words]);
	/** Shows a changed picture in its place, or a new one first. */
	const put = (picture: One) =>
		setListed((before) => {
			const pictures = before?.pictures ?? [];
			const isThere = pictures.some(({ id }) => id === picture.id);
			return { ...before, pictures: isThere ? pictures.map((one) => (one.id === picture.id ? picture : one)) : [picture, ...pictures] };
		});
	const drop = (id: string) =>
		setListed((before) => before && { ...before, pictures: before.pictures.filter((picture) => picture.id !== id) });
	return {
		words,
		seek: setWords,
		pictures: listed?.pictures,
		hasMore: listed?.next !== undefined,
		more: () => void load(listed?.next ?? 0, listed?.pictures ?? []),
		put,
		drop,
		isLost,
	};
}
