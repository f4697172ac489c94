import type { ReactNode } from 'react';
import type { Brand } from '#brands';
import styles from '../section-head/section-head.module.css';

type PageHeadProps = {
	readonly name: string;
	readonly brand: Brand;
	readonly text?: string | undefined;
	/** The page above this one. */
	readonly above?: { readonly text: string; readonly href: string };
	/** What readers can do with what the page is about. */
	readonly children?: ReactNode;
};

/** The head of a tag page, a collection page or an index page, in the style of a section's head. */
export function PageHead({ name, brand, text, above, children }: PageHeadProps) {
	return (
		<header className={`${styles.head} ${styles[brand.theme.card.align]}`}>
			{above && (
				<p className={styles.steps}>
					<a className={styles.step} href={above.href}>
						{above.text}
					</a>
				</p>
			)}
			<h1 className={styles.name}>{name}</h1>
			{text && <p className={styles.text}>{text}</p>}
			{children}
		</header>
	);
}
