import styles from './chip.module.css';

/** A small link beside others of its kind; `chosen` marks the one that the page shows. */
export function Chip({ href, text, chosen = false }: { href: string; text: string; chosen?: boolean }) {
	return (
		<a className={styles.chip} href={href} aria-current={chosen ? 'true' : undefined}>
			{text}
		</a>
	);
}
