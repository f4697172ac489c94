import type { ReactNode } from 'react';
import styles from './profile.module.css';

type ProfilePartProps = {
	/** The anchor that links of the page use. */
	readonly id?: string | undefined;
	readonly title: string;
	readonly text?: string | undefined;
	readonly children: ReactNode;
};

/** A part of the profile under its own title. */
export function ProfilePart({ id, title, text, children }: ProfilePartProps) {
	return (
		<section className={styles.part} id={id}>
			<h2 className={styles.title}>{title}</h2>
			{text !== undefined && <p className={styles.text}>{text}</p>}
			{children}
		</section>
	);
}
