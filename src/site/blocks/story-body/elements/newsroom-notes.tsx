// Boxes with words of the newsroom within a story: corrections and recommendations.
import type { SafeHtml } from '#content/contract';
import { Html } from '../../../ui/html.tsx';
import styles from './newsroom-notes.module.css';

/** A correction or a clarification of the newsroom. */
export function Correction({ element: { heading, html } }: { element: { readonly heading: string; readonly html: SafeHtml } }) {
	return (
		<div role="note" className={styles.correction}>
			<strong>{heading}</strong>
			<Html as="p" html={html} />
		</div>
	);
}

/** A recommendation of the newsroom. */
export function Endorsement({ html }: { html: SafeHtml }) {
	return (
		<div role="note" className={styles.endorsement}>
			<Html as="p" html={html} />
		</div>
	);
}
