import type { ReactNode } from 'react';
import type { Brand } from '#brands';
import styles from '../section-head/section-head.module.css';

type PageHeadProps = {
	readonly name: string;
	readonly brand: Brand;
	readonly text?: string | undefined;
	/** The parent page. */
	readonly above?: { readonly text: string; readonly href: string };
	/** Actions, such as the button that follows a tag. */
	readonly children?: ReactNode;
};

/** The head of a page that is neither a story nor a section: its name, its description and a link to its parent page. */
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
