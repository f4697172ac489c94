import type { Brand } from '#brands';
import type { Letter } from './by-letter.ts';
import styles from './letter-links.module.css';

/** An index of fewer names has no links: it fits on a screen or two. */
const leastNames = 12;

type LetterLinksProps = { readonly letters: readonly Letter<unknown>[]; readonly brand: Brand };

/** The letters of a long index, each a link to its part of the page. */
export function LetterLinks({ letters, brand }: LetterLinksProps) {
	const names = letters.reduce((sum, { things }) => sum + things.length, 0);
	if (names < leastNames || letters.length < 2) return null;
	return (
		<nav aria-label={brand.texts.letters}>
			<ul className={styles.letters}>
				{letters.map(({ letter, anchor }) => (
					<li key={anchor}>
						<a className={styles.letter} href={`#${anchor}`}>
							{letter}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
