import * as v from 'valibot';
import type { Brand } from '#brands';
import { onAirAt, type Schedule, type Signal } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { livePath, livePlayerPath, stationPathOf } from '../../player-paths.ts';
import type { RenderContext } from '../../render-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { BroadcastList } from '../schedule/broadcast-list.tsx';
import { OnAir } from '../schedule/on-air.tsx';
import { EmbedCode } from '../story-media/embed-code.tsx';
import { Player } from '../story-media/player.tsx';
import styles from './live-signal.module.css';
import { LiveTools } from './live-tools.tsx';
import { StationLinks } from './station-links.tsx';
import { stationVideo } from './station-video.ts';

/** How many broadcasts are listed after the one on air. */
const listed = 4;

/** A live station, with what is on air and what comes next beside it, and the other stations of the brand (ROUTE-05). */
export const liveSignal = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'live' ? subject : undefined),
	view: ({ data: { name, path, signal, schedule, others }, context }) => {
		const { brand, now } = context;
		return (
			<div className={styles.live}>
				<div className={styles.head}>
					<PageHead name={name} brand={brand} />
				</div>
				<div className={styles.film} data-player>
					{signal === undefined ? <NoSignal brand={brand} /> : <LivePlayer signal={signal} path={path} context={context} />}
				</div>
				<div className={styles.beside}>
					{schedule && <Broadcasts schedule={schedule} brand={brand} now={now} />}
					{schedule && path === livePath && (
						<ButtonLink href="/grilla/" quiet>
							{brand.texts.schedule.wholeSchedule}
						</ButtonLink>
					)}
					{others.length > 0 && <StationLinks stations={others} brand={brand} now={now} />}
				</div>
			</div>
		);
	},
});

function LivePlayer({ signal, path, context: { brand, origins } }: { signal: Signal; path: string; context: RenderContext }) {
	const video = stationVideo(signal, brand);
	const playerPath = path === livePath ? livePlayerPath : stationPathOf(signal.id, livePlayerPath);
	return (
		<>
			<Player video={video} brand={brand} />
			{!video.isSound && <LiveTools stream={signal.stream} texts={brand.texts} />}
			<EmbedCode url={new URL(playerPath, origins[brand.id]).href} title={video.headline} video={video} texts={brand.texts} />
		</>
	);
}

const NoSignal = ({ brand }: { brand: Brand }) => <p className={styles.none}>{brand.texts.schedule.noSignal}</p>;

function Broadcasts({ schedule, brand, now }: { schedule: Schedule; brand: Brand; now: Date }) {
	const { current, coming } = onAirAt(schedule, now);
	return (
		<>
			{current && <OnAir current={current} next={coming[0]} brand={brand} now={now} />}
			<Heading title={brand.texts.schedule.comingUp} brand={brand} small />
			<BroadcastList broadcasts={coming.slice(0, listed)} brand={brand} now={now} />
		</>
	);
}
