import play from 'lucide-static/icons/play.svg?raw';
import { type Brand, fill } from '#brands';
import type { Video } from '#content/contract';
import { clock } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './player.module.css';
import { captionsOf, isSameOrigin, playerIslandProps } from './player-captions.ts';
import { posterAddress } from './poster-address.ts';
import sound from './station-sound.module.css';
import { StationSound } from './station-sound.tsx';
import { ThirdPartyEmbed } from './third-party-embed.tsx';

type PlayerProps = {
	readonly video: Video;
	readonly brand: Brand;
	/** It takes the whole box around it, which names the video, instead of the shape of the video. */
	readonly fills?: boolean;
	/** It is not on the first screen, so its poster is fetched when it is near. */
	readonly waits?: boolean;
};

/**
 * A video player. The browser's own controls play files without scripts; the island behind the start button adds HLS streams for browsers
 * that cannot play them. Nothing of the video is fetched before the reader starts it.
 */
export function Player({ video, brand, fills = false, waits = false }: PlayerProps) {
	if (video.file === undefined && video.hls === undefined) {
		return video.frame === undefined ? null : <ThirdPartyEmbed frame={video.frame} poster={video.poster} brand={brand} />;
	}
	return (
		<div
			className={`${styles.player} ${fills ? styles.fills : ''} ${video.isSound ? sound.frame : ''}`}
			style={{ aspectRatio: fills || video.isSound ? undefined : `${video.width} / ${video.height}` }}
		>
			{video.isSound ? <StationSound video={video} isNamed={!fills} /> : <VideoElement video={video} brand={brand} waits={waits} />}
			<PlainIsland name="player" when="interaction" props={playerIslandProps(video, brand)}>
				<StartButton video={video} brand={brand} waits={waits} />
				{video.live && <CutNotice brand={brand} />}
			</PlainIsland>
			{video.live && !video.isSound && <Listening brand={brand} />}
		</div>
	);
}

function VideoElement({ video, brand, waits }: PlayerProps) {
	const { headline, poster, file, hls, width, height, live } = video;
	return (
		<video
			controls
			playsInline
			loop={live}
			preload="none"
			width={width}
			height={height}
			aria-label={headline}
			{...(poster && !waits && { poster: posterAddress(poster) })}
		>
			{file && <source src={file.src} type={file.type} />}
			{hls && <source src={hls} type="application/vnd.apple.mpegurl" />}
			{captionsOf(video, brand)
				.filter(({ src }) => isSameOrigin(src))
				.map(({ src, language, label }, index) => (
					<track key={src} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
				))}
		</video>
	);
}

/** Says that a live signal was cut. The island shows it, and tries again. */
function CutNotice({ brand: { texts } }: { brand: Brand }) {
	return (
		<div className={styles.cut} role="alert" data-cut hidden>
			<p>{texts.schedule.cut}</p>
			<button type="button" className={styles.again}>
				{texts.tryAgain}
			</button>
		</div>
	);
}

/** Shown in place of the picture of a live signal while the reader only listens. */
const Listening = ({ brand: { texts } }: { brand: Brand }) => (
	<p className={styles.listening} role="status" data-listening={texts.player.listening} data-whole={texts.player.listeningWhole} />
);

function StartButton({ video: { headline, live, milliseconds, poster, isSound }, brand, waits }: PlayerProps) {
	const { texts } = brand;
	return (
		<button
			type="button"
			data-start
			className={styles.start}
			aria-label={fill(isSound ? texts.player.listen : texts.playVideo, { title: headline })}
		>
			{poster && !isSound && <img className={styles.still} src={posterAddress(poster)} alt="" loading={waits ? 'lazy' : undefined} />}
			{!poster && live && !isSound && (
				<span className={styles.ground}>
					<Wordmark brand={brand} />
				</span>
			)}
			<span className={styles.sign}>
				<Icon svg={play} size={30} />
			</span>
			{live && <span className={styles.length}>{texts.live}</span>}
			{!live && milliseconds !== undefined && <span className={styles.length}>{clock(milliseconds)}</span>}
		</button>
	);
}
