import type { ReactNode } from 'react';
import formStyles from '../form.module.css';
import styles from './profile.module.css';

/** The outer element of the profile. */
export function ProfileFrame({ children }: { readonly children: ReactNode }) {
	return <div className={`${styles.frame} ${formStyles.tones}`}>{children}</div>;
}
