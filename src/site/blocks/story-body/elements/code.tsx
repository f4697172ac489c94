import type { ElementOf } from './body-context.ts';
import styles from './code.module.css';

/** Lines of a program, as text. */
export function Code({ element: { content, language } }: { element: ElementOf<'code'> }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
		<pre className={styles.code} tabIndex={0}>
			<code data-language={language}>{content}</code>
		</pre>
	);
}
