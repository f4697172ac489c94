import type { Brand } from '#brands';
import type { LiveEntry } from '#content/contract';
import { clockTime } from '../../../ui/dates.ts';
import type { BodyContext } from '../elements/body-context.ts';
import { EntryHead, EntryText } from './live-entry.tsx';
import styles from './live-summary.module.css';

type SummaryProps = { readonly entries: readonly LiveEntry[]; readonly context: BodyContext; readonly now: Date };

/** The part above the entries of a live story: its summary and its key moments. The stream sends it again when it changes. */
export function LiveTop({ entries, context, now }: SummaryProps) {
	const pinned = entries.filter(({ mark }) => mark === 'pinned');
	const moments = entries.filter(({ mark, title }) => mark === 'key' && title !== '');
	return (
		<>
			{pinned.length > 0 && <Pinned entries={pinned} context={context} now={now} />}
			{moments.length > 1 && <KeyMoments entries={moments} brand={context.brand} />}
		</>
	);
}

/** The entries that stay on top: the summary of what happened so far. */
const Pinned = ({ entries, context, now }: SummaryProps) => (
	<section className={styles.pinned} aria-labelledby="lo-importante">
		<h3 id="lo-importante" className={styles.label}>
			{context.brand.texts.liveStory.pinned}
		</h3>
		{entries.map((entry) => (
			<div key={entry.id} id={entry.id} className={styles.summary}>
				<EntryText entry={entry} context={context} />
				<EntryHead entry={entry} brand={context.brand} now={now} />
			</div>
		))}
	</section>
);

type KeyMomentsProps = { readonly entries: readonly LiveEntry[]; readonly brand: Brand };

/** Links to the key moments of a live story, the newest first. */
const KeyMoments = ({ entries, brand }: KeyMomentsProps) => (
	<nav className={styles.moments} aria-labelledby="momentos-clave">
		<h3 id="momentos-clave" className={styles.label}>
			{brand.texts.liveStory.keyMoments}
		</h3>
		<ol className={styles.list}>
			{entries.map(({ id, at, title }) => (
				<li key={id}>
					<a className={styles.moment} href={`#${id}`}>
						<time className={styles.hour} dateTime={at}>
							{clockTime(at, brand)}
						</time>
						{title}
					</a>
				</li>
			))}
		</ol>
	</nav>
);
