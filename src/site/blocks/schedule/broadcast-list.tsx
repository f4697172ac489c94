import type { Brand } from '#brands';
import type { Broadcast } from '#content/contract';
import { clockTime } from '../../ui/dates.ts';
import styles from './broadcast-list.module.css';

type BroadcastListProps = { readonly broadcasts: readonly Broadcast[]; readonly brand: Brand; readonly now: Date };

/** The broadcasts of a day. The one on air is marked, and those before it are set back. */
export function BroadcastList({ broadcasts, brand, now }: BroadcastListProps) {
	return (
		<ol className={styles.list}>
			{broadcasts.map((broadcast) => (
				<li
					key={broadcast.start.getTime()}
					className={`${styles.broadcast} ${styles[stateOf(broadcast, now)]}`}
					aria-current={stateOf(broadcast, now) === 'current' ? 'true' : undefined}
				>
					<time className={styles.start} dateTime={broadcast.start.toISOString()}>
						{clockTime(broadcast.start, brand)}
					</time>
					<div className={styles.words}>
						<p className={styles.title}>
							<BroadcastTitle broadcast={broadcast} />
							{broadcast.mark && <span className={styles.mark}>{brand.texts.schedule.marks[broadcast.mark]}</span>}
						</p>
						{broadcast.text && <p className={styles.text}>{broadcast.text}</p>}
					</div>
				</li>
			))}
		</ol>
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
