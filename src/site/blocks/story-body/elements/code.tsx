import type { ElementOf } from './body-context.ts';
import styles from './code.module.css';

/** A listing of code. */
export function Code({ element: { content, language } }: { element: ElementOf<'code'> }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box must be reachable by keyboard.
		<pre className={styles.code} tabIndex={0}>
			<code data-language={language}>{content}</code>
		</pre>
	);
}
