// When a programme is broadcast: its usual hours in words, and its next broadcasts from the schedule. A schedule that is out of date is grey.
import { type Brand, fill } from '#brands';
import type { Broadcast, Programme, Schedule } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { clockTime, longDate, shortDayOf } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import styles from './programme.module.css';

/** The broadcasts of a programme that have not ended, and the schedule that lists them. */
export type Hours = { readonly schedule: Schedule | undefined; readonly broadcasts: readonly Broadcast[] };

/** The most broadcasts that are shown. */
const most = 7;

/** Loads the next broadcasts of a programme from the schedule of the coming week. */
export async function loadHours({ section }: Programme, { contentQueries, now }: RenderContext): Promise<Hours> {
	const schedule = await contentQueries.schedule();
	const ofWeek = schedule ? [...schedule.days.flatMap(({ broadcasts }) => broadcasts), ...schedule.weekLater] : [];
	const own = ofWeek.filter(({ programme, end }) => programme === `${section}/` && end > now);
	return { schedule, broadcasts: own.slice(0, most) };
}

type HoursProps = { readonly words: string | undefined; readonly hours: Hours; readonly brand: Brand; readonly now: Date };

export function ProgrammeHours({ words, hours: { schedule, broadcasts }, brand, now }: HoursProps) {
	const texts = brand.texts.programme;
	if (words === undefined && broadcasts.length === 0) return null;
	return (
		<section className={styles.part} aria-labelledby="horarios">
			<Heading id="horarios" title={texts.hours} brand={brand} small />
			{words && <p className={styles.strong}>{words}</p>}
			{schedule && broadcasts.length > 0 && (
				<div className={schedule.isOld ? styles.old : ''}>
					<h3 className={styles.soft}>{texts.coming}</h3>
					<ul className={styles.list}>
						{broadcasts.map((broadcast) => (
							<Coming key={broadcast.start.getTime()} broadcast={broadcast} brand={brand} now={now} />
						))}
					</ul>
					{schedule.isOld && <p>{fill(brand.texts.schedule.old, { date: longDate(schedule.source.updatedAt, brand) })}</p>}
				</div>
			)}
			<p>
				<ButtonLink href="/grilla/" quiet>
					{texts.wholeSchedule}
				</ButtonLink>
			</p>
		</section>
	);
}

type ComingProps = { readonly broadcast: Broadcast; readonly brand: Brand; readonly now: Date };

function Coming({ broadcast: { start, end, mark }, brand, now }: ComingProps) {
	const { texts } = brand;
	return (
		<li className={styles.entry}>
			<time className={styles.strong} dateTime={start.toISOString()}>
				{shortDayOf(start, brand)}, {clockTime(start, brand)}
			</time>{' '}
			{start <= now ? (
				<a className={styles.link} href="/envivo/" aria-label={texts.schedule.watch}>
					<Badge badge={{ kind: 'live' }} texts={{ ...texts, live: texts.schedule.onAir }} />
				</a>
			) : (
				<span className={styles.soft}>
					– {clockTime(end, brand)} {mark && texts.schedule.marks[mark]}
				</span>
			)}
		</li>
	);
}
