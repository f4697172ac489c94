import share from 'lucide-static/icons/share-2.svg?raw';
import { type Brand, fill } from '#brands';
import type { LiveEntry as Entry } from '#content/contract';
import { clockTime, shortDate } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Ago } from '../../../ui/time.tsx';
import body from '../body.module.css';
import type { BodyContext } from '../elements/body-context.ts';
import { Elements } from '../elements/elements.tsx';
import styles from './live-entry.module.css';
import { digestOf } from './live-version.ts';

type LiveEntryProps = { readonly entry: Entry; readonly context: BodyContext; readonly now: Date };

/** One entry of a live story, with an anchor of its own. The stream of the story sends the same markup. */
export function LiveEntry({ entry, context, now }: LiveEntryProps) {
	return (
		<li
			id={entry.id}
			className={`${styles.entry} ${entry.mark === 'key' ? styles.key : ''}`}
			data-at={entry.at}
			data-digest={digestOf(entry)}
		>
			<EntryHead entry={entry} brand={context.brand} now={now} />
			<EntryText entry={entry} context={context} />
		</li>
	);
}

/** The headline and the text of an entry. */
export const EntryText = ({ entry, context }: Omit<LiveEntryProps, 'now'>) => (
	<article>
		{entry.title && <h3 className={styles.headline}>{entry.title}</h3>}
		<div className={body.words}>
			<Elements body={entry.body} context={context} />
		</div>
	</article>
);

type EntryHeadProps = { readonly entry: Entry; readonly brand: Brand; readonly now: Date };

/** When an entry was written, as a link to it, and the button that shares it. */
export function EntryHead({ entry: { id, at, title }, brand, now }: EntryHeadProps) {
	const date = shortDate(at, brand);
	const hour = clockTime(at, brand);
	return (
		<div className={styles.head}>
			<a className={styles.time} href={`#${id}`} aria-label={fill(brand.texts.entryAt, { hour })}>
				<span className={styles.hour}>{hour}</span>
				<span className={styles.ago}>{date === shortDate(now, brand) ? <Ago at={at} brand={brand} now={now} /> : date}</span>
			</a>
			<button
				type="button"
				className={styles.share}
				data-share-entry={id}
				data-title={title}
				aria-label={fill(brand.texts.liveStory.shareEntry, { hour })}
			>
				<Icon svg={share} size={16} />
			</button>
		</div>
	);
}
