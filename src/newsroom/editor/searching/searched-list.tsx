import type { ReactNode } from 'react';

type SearchedListProps<One> = {
	readonly list: {
		readonly items: readonly One[] | undefined;
		readonly words: string;
		readonly seek: (words: string) => void;
		readonly hasMore: boolean;
		readonly more: () => void;
		readonly isLost: boolean;
	};
	readonly words: {
		/** The name of the search. */
		readonly search: string;
		readonly placeholder: string;
		/** What the list is for, while it has nothing. */
		readonly empty: string;
		readonly noneFound: string;
		readonly lost: string;
	};
	/** The name of the list, where a page has several. */
	readonly label?: string;
	readonly show: (item: One) => ReactNode;
	/** What stands between the search and the list. */
	readonly children?: ReactNode;
};

/** A search with its list of pictures or videos; see `useSearchedList`. */
export function SearchedList<One extends { readonly id: string }>({ list, words, label, show, children }: SearchedListProps<One>) {
	return (
		<>
			<search>
				<input
					type="search"
					aria-label={words.search}
					placeholder={words.placeholder}
					value={list.words}
					onChange={({ target }) => list.seek(target.value)}
				/>
			</search>
			{list.isLost && <p role="alert">{words.lost}</p>}
			{list.items?.length === 0 && !list.hasMore && <p className="empty">{list.words === '' ? words.empty : words.noneFound}</p>}
			{children}
			<ul className="pictures" aria-label={label} aria-busy={list.items === undefined}>
				{list.items?.map((item) => (
					<li key={item.id}>{show(item)}</li>
				))}
			</ul>
			{list.hasMore && (
				<button type="button" className="plain more" onClick={list.more}>
					Ver más
				</button>
			)}
		</>
	);
}
