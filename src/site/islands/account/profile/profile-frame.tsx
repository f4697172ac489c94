import type { ReactNode } from 'react';
import styles from './profile.module.css';

/** The room of the profile on its page. */
export function ProfileFrame({ children }: { readonly children: ReactNode }) {
	return <div className={styles.frame}>{children}</div>;
}
