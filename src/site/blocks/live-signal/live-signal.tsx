import * as v from 'valibot';
import type { Brand } from '#brands';
import { type Broadcast, onAirAt, type Schedule, type Signal } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Player } from '../figures/player.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { BroadcastList } from '../schedule/broadcast-list.tsx';
import { OnAir } from '../schedule/on-air.tsx';
import styles from './live-signal.module.css';

/** How many broadcasts are listed after the one on air. */
const listed = 4;

/** The live signal, with what is on air and what comes next beside it (ROUTE-05). */
export const liveSignal = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'live' ? subject : undefined),
	view: ({ data: { name, signal, schedule }, context: { brand, now } }) => (
		<div className={styles.live}>
			<div className={styles.head}>
				<PageHead name={name} brand={brand} />
			</div>
			<div>{signal === undefined ? <NoSignal brand={brand} /> : <LivePlayer signal={signal} brand={brand} />}</div>
			{schedule && <Beside schedule={schedule} brand={brand} now={now} />}
		</div>
	),
});

const LivePlayer = ({ signal: { id, title, stream }, brand }: { signal: Signal; brand: Brand }) => (
	<Player
		video={{ id, headline: `${title}, ${brand.name}`, hls: stream, subtitles: [], width: 1280, height: 720, live: true }}
		brand={brand}
	/>
);

const NoSignal = ({ brand }: { brand: Brand }) => <p className={styles.none}>{brand.texts.schedule.noSignal}</p>;

function Beside({ schedule, brand, now }: { schedule: Schedule; brand: Brand; now: Date }) {
	const { current, next } = onAirAt(schedule, now);
	const { comingUp, wholeSchedule } = brand.texts.schedule;
	return (
		<div className={styles.beside}>
			{current && <OnAir current={current} next={next} brand={brand} now={now} />}
			<Heading title={comingUp} brand={brand} small />
			<BroadcastList broadcasts={comingAfter(schedule, now)} brand={brand} now={now} />
			<ButtonLink href="/grilla/" quiet>
				{wholeSchedule}
			</ButtonLink>
		</div>
	);
}

const comingAfter = ({ days }: Schedule, now: Date): readonly Broadcast[] =>
	days
		.flatMap(({ broadcasts }) => broadcasts)
		.filter(({ start }) => start > now)
		.slice(0, listed);
