import type { ReactNode } from 'react';
import styles from './button-link.module.css';

/** A link that looks like a button; `quiet` gives it less weight than a main action. */
export function ButtonLink({ href, children, quiet = false }: { href: string; children: ReactNode; quiet?: boolean }) {
	return (
		<a className={`${styles.button} ${quiet ? styles.quiet : styles.full}`} href={href}>
			{children}
		</a>
	);
}
