import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = { readonly title: string; readonly icon: ReactNode; readonly children: ReactNode };

/** A button beside others that opens additional content of a player. */
export const Disclosure = ({ title, icon, children }: DisclosureProps) => (
	<details className={styles.disclosure}>
		<summary className={styles.open}>
			{icon}
			{title}
		</summary>
		<div className={styles.panel}>{children}</div>
	</details>
);
