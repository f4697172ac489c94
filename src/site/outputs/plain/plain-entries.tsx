import type { LiveEntry } from '#content/contract';
import { Moment } from '../../ui/time.tsx';
import { PlainElements } from './plain-elements.tsx';
import type { PlainPage } from './plain-page.ts';
import styles from './plain-story.module.css';

/** The entries of live coverage, the newest first. */
export function PlainEntries({ entries, page }: { readonly entries: readonly LiveEntry[]; readonly page: PlainPage }) {
	return entries.map(({ id, at, title, body }) => (
		<section key={id} id={id} className={styles.entry}>
			<p className={styles.soft}>
				<Moment at={at} brand={page.context.brand} />
			</p>
			{title && <h2>{title}</h2>}
			<PlainElements body={body} page={page} />
		</section>
	));
}
