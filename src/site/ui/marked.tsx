import styles from './marked.module.css';

/** A text in which the words of a set are marked. */
export function Marked({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
	// The pattern is in a group, so that every second part is a word.
	const parts = text.split(/([\p{L}\p{N}]+)/u);
	return parts.map((part, index) =>
		words.has(part) ? (
			<mark key={index} className={styles.marked}>
				{part}
			</mark>
		) : (
			part
		),
	);
}
