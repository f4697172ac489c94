import play from 'lucide-static/icons/play.svg?raw';
import { type Brand, fill } from '#brands';
import type { Picture, Video } from '#content/contract';
import { imageAddress } from '#media/contract';
import { clock } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './player.module.css';
import { ThirdPartyEmbed } from './third-party-embed.tsx';

type PlayerProps = { readonly video: Video; readonly brand: Brand };

/**
 * A video player. The browser's own controls play files without scripts; the island behind the start button adds HLS streams for browsers
 * that cannot play them. Nothing of the video is fetched before the reader starts it.
 */
export function Player({ video, brand }: PlayerProps) {
	if (video.mp4 === undefined && video.hls === undefined) {
		return video.frame === undefined ? null : <ThirdPartyEmbed frame={video.frame} poster={video.poster} brand={brand} />;
	}
	return (
		<div className={styles.player} style={{ aspectRatio: `${video.width} / ${video.height}` }}>
			<VideoElement video={video} />
			<PlainIsland name="player" when="interaction" {...(video.mp4 === undefined && { props: { stream: video.hls } })}>
				<StartButton video={video} brand={brand} />
				{video.live && <CutNotice brand={brand} />}
			</PlainIsland>
		</div>
	);
}

function VideoElement({ video: { headline, poster, mp4, hls, subtitles, width, height, live } }: { video: Video }) {
	return (
		<video
			controls
			playsInline
			loop={live}
			preload="none"
			width={width}
			height={height}
			aria-label={headline}
			{...(poster && { poster: posterAddress(poster) })}
		>
			{mp4 && <source src={mp4} type="video/mp4" />}
			{hls && <source src={hls} type="application/vnd.apple.mpegurl" />}
			{subtitles.map(({ src, language }, index) => (
				<track key={src} kind="subtitles" src={src} srcLang={language} label={language} default={index === 0} />
			))}
		</video>
	);
}

// The button shows the same image as the video element, so that it is fetched once.
function posterAddress(poster: Picture): string {
	return imageAddress(poster, 'original', 1280);
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

function StartButton({ video: { headline, live, milliseconds, poster }, brand }: PlayerProps) {
	const { texts } = brand;
	return (
		<button type="button" data-start className={styles.start} aria-label={fill(texts.playVideo, { title: headline })}>
			{poster && <img className={styles.still} src={posterAddress(poster)} alt="" />}
			{!poster && live && (
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
