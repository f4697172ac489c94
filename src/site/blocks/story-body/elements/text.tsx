import type { SafeHtml } from '#content/contract';
import { Html } from '../../../ui/html.tsx';
import type { ElementOf } from './body-context.ts';
import styles from './text.module.css';

/** A paragraph, with or without a drop cap. */
export function Paragraph({ html, dropcap = false }: { html: SafeHtml; dropcap?: boolean }) {
	return <Html as="p" html={html} className={dropcap ? styles.dropcap : undefined} />;
}

/** A heading within the story, with an id for links. */
export function Subheading({ element: { html, level, anchor } }: { element: ElementOf<'header'> }) {
	const Rank = `h${level}` as const;
	return (
		<Rank id={anchor} className={level === 2 ? styles.heading : styles.lesser}>
			<Html html={html} />
		</Rank>
	);
}
