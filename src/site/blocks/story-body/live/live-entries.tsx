import type { Brand } from '#brands';
import type { Story } from '#content/contract';
import { PlainIsland } from '../../../ui/island.tsx';
import { Ago } from '../../../ui/time.tsx';
import type { BodyContext } from '../elements/body-context.ts';
import styles from './live-entries.module.css';
import { LiveEntry } from './live-entry.tsx';
import { LiveTop } from './live-top.tsx';
import { versionOf } from './live-version.ts';

type LiveEntriesProps = { readonly story: Story; readonly context: BodyContext; readonly now: Date };

/**
 * The entries of a live story, newest first, below its summary and key moments (STORY-04). With scripts new entries are announced; without, a
 * link reloads the page.
 */
export function LiveEntries({ story, context, now }: LiveEntriesProps) {
	const { entries } = story;
	const { brand } = context;
	return (
		<section aria-labelledby="minuto-a-minuto">
			<PlainIsland name="live-story" when="soon" asksSite props={{ path: story.href, story: story.id, version: versionOf(entries) }}>
				<LiveHead story={story} brand={brand} now={now} />
				<div data-top>
					<LiveTop entries={entries} context={context} now={now} />
				</div>
				<LiveNews brand={brand} />
				<ol data-entries>
					{entries
						.filter(({ mark }) => mark !== 'pinned')
						.map((entry) => (
							<LiveEntry key={entry.id} entry={entry} context={context} now={now} />
						))}
				</ol>
			</PlainIsland>
		</section>
	);
}

/** The title of the entries, when the story was updated, and the link that reloads the page. */
function LiveHead({
	story: { entries, href, updatedAt },
	brand,
	now,
}: {
	readonly story: Story;
	readonly brand: Brand;
	readonly now: Date;
}) {
	const { texts } = brand;
	const newest = entries[0]?.at ?? updatedAt;
	return (
		<div className={styles.head}>
			<h2 id="minuto-a-minuto" className={styles.title}>
				{texts.minuteByMinute}
			</h2>
			<p className={styles.updated} data-updated>
				{texts.updated} <Ago at={newest > updatedAt ? newest : updatedAt} brand={brand} now={now} />
				<a className={styles.reload} href={href}>
					{texts.liveStory.reload}
				</a>
			</p>
		</div>
	);
}

/**
 * The elements that the script of the page fills: the number of entries since the last visit, entries that are not shown yet, and the state
 * of the stream.
 */
function LiveNews({ brand: { texts } }: { readonly brand: Brand }) {
	const { missedEntry, missedEntries, newEntry, newEntries, readUntilHere, partial, ended } = texts.liveStory;
	return (
		<>
			<p className={styles.missed} hidden data-missed data-one={missedEntry} data-many={missedEntries} data-mark={readUntilHere}>
				<a className={styles.missedLink} href="#minuto-a-minuto">
					{missedEntries}
				</a>
			</p>
			<div className={styles.news} role="status">
				<button type="button" className={styles.button} hidden data-news data-one={newEntry} data-many={newEntries} />
			</div>
			<p className={styles.note} role="status" data-note data-partial={partial} data-ended={ended} />
			<span className={styles.copied} role="status" data-told={texts.linkCopied} />
		</>
	);
}
