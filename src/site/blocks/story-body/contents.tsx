import type { Texts } from '#brands';
import type { BodyElement } from '#content/contract';
import { Html } from '../../ui/html.tsx';
import styles from './contents.module.css';

/** With fewer headings than these a reader needs no list of them. */
const fewest = 3;

/** The headings of a long read, to jump to. */
export function Contents({ body, texts }: { body: readonly BodyElement[]; texts: Texts }) {
	const headings = body.flatMap((element) => (element.kind === 'header' && element.level === 2 ? [element] : []));
	if (headings.length < fewest) return null;
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
