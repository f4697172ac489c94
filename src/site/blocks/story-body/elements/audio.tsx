import headphones from 'lucide-static/icons/headphones.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../../ui/icon.tsx';
import { Caption } from '../../story-media/caption.tsx';
import { Playback } from '../../story-media/playback.tsx';
import { Transcript } from '../../story-media/transcript.tsx';
import styles from './audio.module.css';
import type { ElementOf } from './body-context.ts';

/** An audio player with the browser's own controls; nothing is fetched before the reader starts it. */
export function Audio({
	element: { headline, caption, src, loop, chapters, transcript },
	brand,
}: {
	element: ElementOf<'audio'>;
	brand: Brand;
}) {
	const name = headline ?? brand.texts.audio;
	return (
		<div className={styles.audio} data-player>
			<figure>
				<p className={styles.title}>
					<Icon svg={headphones} />
					{name}
				</p>
				{/* biome-ignore lint/a11y/useMediaCaption: the story around it says what is heard. */}
				<audio controls preload="none" src={src} loop={loop} aria-label={name} />
				<Caption caption={caption} />
			</figure>
			<div className={styles.tools}>
				<Playback chapters={chapters} brand={brand} />
				<Transcript paragraphs={transcript} texts={brand.texts} />
			</div>
		</div>
	);
}
