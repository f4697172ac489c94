import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import styles from './page-message.module.css';

/** What an account page says, in place of a form or above one. */
export type PageMessageContent = {
	readonly title: string;
	readonly subtitle?: string | undefined;
	/** Replaces the subtitle in browsers without scripts. */
	readonly subtitleWithoutScripts?: string | undefined;
	/** Address of a decorative picture. */
	readonly image?: string | undefined;
};

type PageMessageProps = PageMessageContent & {
	readonly children?: ReactNode;
	/** Text of the button to the front page; `undefined` leaves the button out (FORM-13). */
	readonly home?: string | undefined;
};

/** A title with a text, a picture and one action (FORM-12). */
export function PageMessage({ title, subtitle, subtitleWithoutScripts, image, children, home }: PageMessageProps) {
	const isScripted = subtitleWithoutScripts !== undefined;
	return (
		<div className={styles.message}>
			{image !== undefined && <img className={styles.image} src={image} alt="" width={72} height={72} />}
			<h1 className={styles.title}>{title}</h1>
			{subtitle !== undefined && <p className={`${styles.subtitle} ${isScripted ? styles.scripted : ''}`}>{subtitle}</p>}
			{isScripted && (
				<noscript>
					<p className={styles.subtitle}>{subtitleWithoutScripts}</p>
				</noscript>
			)}
			{children}
			{home !== undefined && (
				<ButtonLink href="/" quiet keepsQuery>
					{home}
				</ButtonLink>
			)}
		</div>
	);
}
