import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import styles from './generic-info.module.css';

export type Info = {
	readonly title: string;
	readonly subtitle?: string | undefined;
	/** Address of a decorative picture. */
	readonly image?: string | undefined;
};

type GenericInfoProps = Info & {
	readonly children?: ReactNode;
	/** Text of the button to the front page; `undefined` leaves the button out (FORM-13). */
	readonly home?: string | undefined;
};

/** A title with a text, a picture and one action (FORM-12). */
export function GenericInfo({ title, subtitle, image, children, home }: GenericInfoProps) {
	return (
		<div className={styles.info}>
			{image !== undefined && <img className={styles.image} src={image} alt="" width={72} height={72} />}
			<h1 className={styles.title}>{title}</h1>
			{subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
			{children}
			{home !== undefined && (
				<ButtonLink href="/" quiet keepsQuery>
					{home}
				</ButtonLink>
			)}
		</div>
	);
}
