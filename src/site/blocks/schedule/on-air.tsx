import type { ReactNode } from 'react';
import type { Brand } from '#brands';
import type { Broadcast } from '#content/contract';
import { Badge } from '../../ui/badge.tsx';
import { clockTime } from '../../ui/dates.ts';
import { BroadcastTitle } from './broadcast-list.tsx';
import styles from './on-air.module.css';

type OnAirProps = {
	readonly current: Broadcast;
	readonly next: Broadcast | undefined;
	readonly brand: Brand;
	readonly now: Date;
	/** What the reader can do about it. */
	readonly children?: ReactNode;
};

/** What is on air and how far it is, and what comes next. */
export function OnAir({ current, next, brand, now, children }: OnAirProps) {
	const { texts } = brand;
	const [start, end] = [current.start.getTime(), current.end.getTime()];
	return (
		<section className={styles.panel} aria-label={texts.schedule.onAir}>
			<p className={styles.kicker}>
				<Badge badge={{ kind: 'live' }} texts={{ ...texts, live: texts.schedule.onAir }} />
				{clockTime(current.start, brand)} – {clockTime(current.end, brand)}
			</p>
			<p className={styles.title}>
				<BroadcastTitle broadcast={current} />
			</p>
			{current.text && <p className={styles.text}>{current.text}</p>}
			<progress className={styles.progress} value={now.getTime() - start} max={end - start} aria-hidden="true" />
			<div className={styles.below}>
				{children}
				{next && (
					<p className={styles.next}>
						{texts.schedule.next}: {clockTime(next.start, brand)} {next.title}
					</p>
				)}
			</div>
		</section>
	);
}
