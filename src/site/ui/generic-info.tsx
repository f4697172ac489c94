import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import styles from './generic-info.module.css';

export type Info = {
	readonly title: string;
	readonly subtitle?: string | undefined;
	/** Address of a picture; it says nothing that the words do not. */
	readonly image?: string | undefined;
};

type GenericInfoProps = Info & {
	readonly children?: ReactNode;
	/** Words of the button that leads home; without, there is none (FORM-13). */
	readonly home?: string | undefined;
};

/** Tells something and offers one action (FORM-12). */
export function GenericInfo({ title, subtitle, image, children, home }: GenericInfoProps) {
	return (
		<div className={styles.info}>
			{image !== undefined && <img className={styles.image} src={image} alt="" width={72} height={72} />}
			<h1 className={styles.title}>{title}</h1>
			{subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
			{children}
			{home !== undefined && (
				<ButtonLink href="/" quiet>
					{home}
				</ButtonLink>
			)}
		</div>
	);
}
