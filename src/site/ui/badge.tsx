import audio from 'lucide-static/icons/audio-lines.svg?raw';
import images from 'lucide-static/icons/images.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import { fill, type Texts } from '#brands';
import type { Badge as BadgeData } from '#content/contract';
import styles from './badge.module.css';
import { Icon } from './icon.tsx';

/** A mark on a picture that says what the story holds: a video and its length, a number of photos, a podcast, or a live broadcast. */
export function Badge({ badge, texts }: { badge: BadgeData; texts: Texts }) {
	switch (badge.kind) {
		case 'video':
			return (
				<span className={styles.badge}>
					<Icon svg={play} size={14} label={texts.video} />
					{badge.milliseconds !== undefined && clock(badge.milliseconds)}
				</span>
			);
		case 'gallery':
			return (
				<span className={styles.badge}>
					<Icon svg={images} size={14} />
					{fill(texts.photos, { n: badge.count })}
				</span>
			);
		case 'podcast':
			return (
				<span className={styles.badge}>
					<Icon svg={audio} size={14} />
					{texts.podcast}
				</span>
			);
		case 'live':
			return <span className={`${styles.badge} ${styles.live}`}>{texts.live}</span>;
	}
}

/** Formats a duration in ms as a clock does: `1:05` or `1:02:05`. */
export function clock(milliseconds: number): string {
	const seconds = Math.round(milliseconds / 1000);
	const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
	const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
	return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
