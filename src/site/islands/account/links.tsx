import styles from './form.module.css';

/** Links to other account pages, each large enough for a thumb. */
export function Links({ links }: { readonly links: readonly { readonly href: string; readonly text: string }[] }) {
	return (
		<p className={styles.links}>
			{links.map(({ href, text }) => (
				<a key={href} className={styles.link} href={href} data-keep="">
					{text}
				</a>
			))}
		</p>
	);
}
