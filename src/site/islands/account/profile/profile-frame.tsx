import type { ReactNode } from 'react';
import formStyles from '../form.module.css';
import styles from './profile.module.css';

/** The room of the profile on its page. */
export function ProfileFrame({ children }: { readonly children: ReactNode }) {
	return <div className={`${styles.frame} ${formStyles.tones}`}>{children}</div>;
}
