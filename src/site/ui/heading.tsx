import arrow from 'lucide-static/icons/arrow-right.svg?raw';
import type { Brand } from '#brands';
import styles from './heading.module.css';
import { Icon } from './icon.tsx';

type HeadingProps = {
	readonly title: string;
	readonly brand: Brand;
	/** Address that the title links to. */
	readonly href?: string;
	/** A line under the title. */
	readonly text?: string;
	/** For a block in a narrow brick. */
	readonly small?: boolean;
	readonly id?: string;
	readonly level?: 1 | 2;
};

/** The title of a block, in the brand's style of headings. */
export function Heading({ title, brand, href, text, small = false, id, level = 2 }: HeadingProps) {
	const Rank = `h${level}` as const;
	return (
		<div className={`${styles.heading} ${styles[brand.theme.heading]} ${small ? styles.small : ''}`}>
			<Rank id={id} className={styles.title}>
				{href === undefined ? (
					title
				) : (
					<a className={styles.link} href={href}>
						{title}
						<Icon svg={arrow} size={18} />
					</a>
				)}
			</Rank>
			{text && <p className={styles.text}>{text}</p>}
		</div>
	);
}
