import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '../api.ts';

type Listed<One> = { readonly items: readonly One[]; readonly next?: number | undefined };
/** The page of a list in what the API answered. */
export const pageOf = <Value extends { readonly next?: number | undefined }, One>(
	outcome: Outcome<Value>,
	itemsOf: (value: Value) => readonly One[],
): Outcome<Listed<One>> =>
	outcome.kind === 'done' ? { kind: 'done', value: { items: itemsOf(outcome.value), next: outcome.value.next } } : outcome;

/** What is searched: the words, and how many items come before the page. */
export type ListQuery = { readonly words: string; readonly from: string };

type Read<One> = (query: ListQuery) => Promise<Outcome<Listed<One>>>;

/** A list that is searched and read page by page. `read` must be the same function in each render. */
export function useSearchedList<One extends { readonly id: string }>(read: Read<One>) {
	const [words, setWords] = useState('');
	const [listed, setListed] = useState<Listed<One>>();
	const [isLost, setLost] = useState(false);
	const load = useCallback(
		async (from: number, before: readonly One[]) => {
			const outcome = await read({ words, from: String(from) });
			setLost(outcome.kind !== 'done');
			if (outcome.kind !== 'done') return;
			const { items, next } = outcome.value;
			const isNew = ({ id }: One) => before.every((one) => one.id !== id);
			setListed({ items: [...before, ...items.filter(isNew)], next });
		},
		[read, words],
	);
	useEffect(() => {
		const timer = setTimeout(() => void load(0, []), words === '' ? 0 : 250);
		return () => clearTimeout(timer);
	}, [load, words]);
	/** Shows a changed item in its place, or a new one first. */
	const put = (item: One) =>
		setListed((before) => {
			const items = before?.items ?? [];
			const isThere = items.some(({ id }) => id === item.id);
			return { ...before, items: isThere ? items.map((one) => (one.id === item.id ? item : one)) : [item, ...items] };
		});
	const drop = (id: string) => setListed((before) => before && { ...before, items: before.items.filter((item) => item.id !== id) });
	return {
		words,
		seek: setWords,
		/** Undefined until the first page was read. */
		items: listed?.items,
		hasMore: listed?.next !== undefined,
		more: () => void load(listed?.next ?? 0, listed?.items ?? []),
		put,
		drop,
		isLost,
	};
}
