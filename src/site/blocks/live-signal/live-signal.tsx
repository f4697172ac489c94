import * as v from 'valibot';
import type { Brand } from '#brands';
import { onAirAt, type Schedule, type Signal } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { livePlayerPath } from '../../player-paths.ts';
import type { RenderContext } from '../../render-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EmbedCode } from '../figures/embed-code.tsx';
import { Player } from '../figures/player.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { BroadcastList } from '../schedule/broadcast-list.tsx';
import { OnAir } from '../schedule/on-air.tsx';
import styles from './live-signal.module.css';
import { LiveTools } from './live-tools.tsx';
import { signalVideo } from './signal-video.ts';

/** How many broadcasts are listed after the one on air. */
const listed = 4;

/** The live signal, with what is on air and what comes next beside it (ROUTE-05). */
export const liveSignal = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'live' ? subject : undefined),
	view: ({ data: { name, signal, schedule }, context }) => {
		const { brand, now } = context;
		return (
			<div className={styles.live}>
				<div className={styles.head}>
					<PageHead name={name} brand={brand} />
				</div>
				<div className={styles.film} data-player>
					{signal === undefined ? <NoSignal brand={brand} /> : <LivePlayer signal={signal} context={context} />}
				</div>
				{schedule && <Beside schedule={schedule} brand={brand} now={now} />}
			</div>
		);
	},
});

function LivePlayer({ signal, context: { brand, origins } }: { signal: Signal; context: RenderContext }) {
	const video = signalVideo(signal, brand);
	return (
		<>
			<Player video={video} brand={brand} />
			<LiveTools stream={signal.stream} texts={brand.texts} />
			<EmbedCode url={new URL(livePlayerPath, origins[brand.id]).href} title={video.headline} video={video} texts={brand.texts} />
		</>
	);
}

const NoSignal = ({ brand }: { brand: Brand }) => <p className={styles.none}>{brand.texts.schedule.noSignal}</p>;

function Beside({ schedule, brand, now }: { schedule: Schedule; brand: Brand; now: Date }) {
	const { current, coming } = onAirAt(schedule, now);
	const { comingUp, wholeSchedule } = brand.texts.schedule;
	return (
		<div className={styles.beside}>
			{current && <OnAir current={current} next={coming[0]} brand={brand} now={now} />}
			<Heading title={comingUp} brand={brand} small />
			<BroadcastList broadcasts={coming.slice(0, listed)} brand={brand} now={now} />
			<ButtonLink href="/grilla/" quiet>
				{wholeSchedule}
			</ButtonLink>
		</div>
	);
}
