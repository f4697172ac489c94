import styles from './code.module.css';
import type { ElementOf } from './telling.ts';

/** Lines of a program, as text. */
export function Code({ element: { content, language } }: { element: ElementOf<'code'> }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
		<pre className={styles.code} tabIndex={0}>
			<code data-language={language}>{content}</code>
		</pre>
	);
}
