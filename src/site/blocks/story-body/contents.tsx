import type { Texts } from '#brands';
import type { BodyElement } from '#content/contract';
import { Html } from '../../ui/html.tsx';
import styles from './contents.module.css';

/** A story with fewer headings has no table of contents. */
const minHeadings = 3;

/** The table of contents of a long read: links to its headings. */
export function Contents({ body, texts }: { body: readonly BodyElement[]; texts: Texts }) {
	const headings = body.flatMap((element) => (element.kind === 'header' && element.level === 2 ? [element] : []));
	if (headings.length < minHeadings) return null;
	return (
		<nav className={styles.contents} aria-label={texts.inThisStory}>
			<p className={styles.title}>{texts.inThisStory}</p>
			<ol className={styles.list}>
				{headings.map(({ anchor, html }) => (
					<li key={anchor}>
						<a href={`#${anchor}`}>
							<Html html={html} />
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
