import type { Brand } from '#brands';
import type { Broadcast } from '#content/contract';
import { clockTime } from '../../ui/dates.ts';
import styles from './broadcast-list.module.css';

type BroadcastListProps = { readonly broadcasts: readonly Broadcast[]; readonly brand: Brand; readonly now: Date };

/** The broadcasts of a day. The one on air is marked, and those before it are set back. */
export const BroadcastList = ({ broadcasts, brand, now }: BroadcastListProps) => (
	<ol className={styles.list}>
		{broadcasts.map((broadcast) => (
			<Entry key={broadcast.start.getTime()} broadcast={broadcast} brand={brand} state={stateOf(broadcast, now)} />
		))}
	</ol>
);

type EntryProps = { readonly broadcast: Broadcast; readonly brand: Brand; readonly state: ReturnType<typeof stateOf> };

function Entry({ broadcast, brand, state }: EntryProps) {
	const { start, mark, text } = broadcast;
	return (
		<li className={`${styles.broadcast} ${styles[state]}`} aria-current={state === 'current' ? 'true' : undefined}>
			<time className={styles.start} dateTime={start.toISOString()}>
				{clockTime(start, brand)}
			</time>
			<div className={styles.words}>
				<p className={styles.title}>
					<BroadcastTitle broadcast={broadcast} />
					{mark && <span className={styles.mark}>{brand.texts.schedule.marks[mark]}</span>}
				</p>
				{text && <p className={styles.text}>{text}</p>}
			</div>
		</li>
	);
}

/** The title of a broadcast, as a link to its programme if that has a page. */
export function BroadcastTitle({ broadcast: { title, programme } }: { broadcast: Broadcast }) {
	return programme === undefined ? (
		<span>{title}</span>
	) : (
		<a className={styles.link} href={programme}>
			{title}
		</a>
	);
}

function stateOf({ start, end }: Broadcast, now: Date): 'past' | 'current' | 'coming' {
	if (end <= now) return 'past';
	return start <= now ? 'current' : 'coming';
}
