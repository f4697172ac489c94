import type { ReactNode } from 'react';
import styles from './button-link.module.css';

type ButtonLinkProps = {
	readonly href: string;
	readonly children: ReactNode;
	/** Gives it less weight than a main action. */
	readonly quiet?: boolean;
	/** Whether it keeps the query of the page, as links between account pages do (NAV-05). */
	readonly keepsQuery?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({ href, children, quiet = false, keepsQuery = false }: ButtonLinkProps) {
	return (
		<a className={`${styles.button} ${quiet ? styles.quiet : styles.full}`} href={href} data-keep={keepsQuery ? '' : undefined}>
			{children}
		</a>
	);
}
