import styles from './chip.module.css';

/** A small link in a row of links; `chosen` marks the link of the current page. */
export function Chip({ href, text, chosen = false }: { href: string; text: string; chosen?: boolean }) {
	return (
		<a className={styles.chip} href={href} aria-current={chosen ? 'true' : undefined}>
			{text}
		</a>
	);
}
