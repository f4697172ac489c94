import type { Brand } from '#brands';
import type { Broadcast } from '#content/contract';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { clockTime } from '../../ui/dates.ts';
import { BroadcastTitle } from './broadcast-list.tsx';
import styles from './on-air.module.css';

type OnAirProps = {
	readonly current: Broadcast;
	readonly next: Broadcast | undefined;
	readonly brand: Brand;
	readonly now: Date;
};

/** What is on air and how far it is, what comes next, and the way to the signal. */
export function OnAir({ current, next, brand, now }: OnAirProps) {
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
				<ButtonLink href="/envivo/">{texts.schedule.watch}</ButtonLink>
				{next && (
					<p className={styles.next}>
						{texts.schedule.next}: {clockTime(next.start, brand)} {next.title}
					</p>
				)}
			</div>
		</section>
	);
}
