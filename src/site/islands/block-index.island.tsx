// Needs the browser: the list narrows while one types.
import { useState } from 'react';
import styles from './block-index.module.css';

/** The blocks of the gallery by name, each leading to its own page. */
export function BlockIndex({ names }: { readonly names: readonly string[] }) {
	const [wanted, setWanted] = useState('');
	return (
		<nav className={styles.index} aria-label="Blocks">
			<input
				className={styles.filter}
				type="search"
				aria-label="Filter blocks"
				placeholder="Filter blocks"
				value={wanted}
				onChange={({ target }) => setWanted(target.value)}
			/>
			{names
				.filter((name) => name.includes(wanted.trim()))
				.map((name) => (
					<a key={name} className={styles.link} href={`?block=${name}`}>
						{name}
					</a>
				))}
		</nav>
	);
}
