import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import { onAirAt, type Schedule, type ScheduleDay } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { dayOf, longDate, noonOf, shortDayOf } from '../../ui/dates.ts';
import { PageHead } from '../page-head/page-head.tsx';
import { BroadcastList } from './broadcast-list.tsx';
import { OnAir } from './on-air.tsx';
import styles from './schedule.module.css';

/** What the channel broadcasts in seven days: what is on air, and a list for each day (ROUTE-15). */
export const schedule = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'schedule' ? subject : undefined),
	view: ({ data, context: { brand, now } }) => (
		<div className={styles.schedule}>
			<PageHead name={data.name} brand={brand} text={dayOf(now, brand)} />
			{data.schedule === undefined ? <p>{brand.texts.schedule.empty}</p> : <Week schedule={data.schedule} brand={brand} now={now} />}
		</div>
	),
});

type WeekProps = { readonly schedule: Schedule; readonly brand: Brand; readonly now: Date };

function Week({ schedule, brand, now }: WeekProps) {
	const { texts } = brand;
	const { current, coming } = onAirAt(schedule, now);
	return (
		<>
			{schedule.isOld && <p className={styles.warning}>{fill(texts.schedule.old, { date: longDate(schedule.source.updatedAt, brand) })}</p>}
			{current && (
				<OnAir current={current} next={coming[0]} brand={brand} now={now}>
					<ButtonLink href="/envivo/">{texts.schedule.watch}</ButtonLink>
				</OnAir>
			)}
			<nav className={styles.chips} aria-label={texts.schedule.days}>
				{schedule.days.map(({ date }, at) => (
					<Chip key={date} href={`#${date}`} text={at === 0 ? texts.today : shortDayOf(noonOf(date), brand)} />
				))}
			</nav>
			<div className={`${styles.days} ${schedule.isOld ? styles.old : ''}`}>
				{schedule.days.map((day, at) => (
					<Day key={day.date} day={day} isToday={at === 0} brand={brand} now={now} />
				))}
			</div>
			<footer className={styles.foot}>
				<ButtonLink href="/grilla/calendario.ics" quiet>
					{texts.schedule.calendar}
				</ButtonLink>
				<p className={styles.source}>
					{fill(texts.schedule.source, { name: schedule.source.name, date: longDate(schedule.source.updatedAt, brand) })}
				</p>
			</footer>
		</>
	);
}

type DayProps = { readonly day: ScheduleDay; readonly isToday: boolean; readonly brand: Brand; readonly now: Date };

function Day({ day: { date, broadcasts }, isToday, brand, now }: DayProps) {
	return (
		<section id={date} className={`${styles.day} ${isToday ? styles.today : ''}`} aria-labelledby={`${date}-name`}>
			<h2 id={`${date}-name`} className={styles.name}>
				{dayOf(noonOf(date), brand)}
			</h2>
			{broadcasts.length === 0 ? <p>{brand.texts.schedule.emptyDay}</p> : <BroadcastList broadcasts={broadcasts} brand={brand} now={now} />}
		</section>
	);
}
