import type { ReactNode } from 'react';
import type { Texts } from '#brands';
import { PlainIsland } from './island.tsx';
import styles from './suggestions.module.css';

type SuggestionsProps = {
	/** Element id of the list; unique on the page. */
	readonly id: string;
	readonly texts: Texts;
	/** The input of the search. */
	readonly children: ReactNode;
};

/** Suggests topics and stories below the input of a search. The list lies over the page; the form around it must have a CSS `position`. */
export function Suggestions({ id, texts: { searching }, children }: SuggestionsProps) {
	const { topics, stories, suggestionsOne, suggestionsMany } = searching;
	return (
		<PlainIsland name="search-suggestions" when="visible" asksSite props={{ topics, stories, one: suggestionsOne, many: suggestionsMany }}>
			{children}
			<div className={styles.list} id={id} role="listbox" aria-label={searching.suggestions} hidden />
			<span className={styles.told} role="status" />
		</PlainIsland>
	);
}
