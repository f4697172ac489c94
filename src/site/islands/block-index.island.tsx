// Filters the list of blocks in the gallery. Needs the browser: it filters while a developer types. Without scripts the list is whole.
import { useState } from 'react';
import styles from './block-index.module.css';

/** The names of the blocks in the gallery, each linked to its own page. */
export function BlockIndex({ names }: { readonly names: readonly string[] }) {
	const [filter, setFilter] = useState('');
	return (
		<nav className={styles.index} aria-label="Blocks">
			<input
				className={styles.filter}
				type="search"
				aria-label="Filter blocks"
				placeholder="Filter blocks"
				value={filter}
				onChange={({ target }) => setFilter(target.value)}
			/>
			{names
				.filter((name) => name.includes(filter.trim()))
				.map((name) => (
					<a key={name} className={styles.link} href={`?block=${name}`}>
						{name}
					</a>
				))}
		</nav>
	);
}
