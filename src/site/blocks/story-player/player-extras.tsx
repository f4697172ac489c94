import type { Story, Video } from '#content/contract';
import { playerPathOf } from '../../player-paths.ts';
import type { RenderContext } from '../../render-context.ts';
import { EmbedCode } from '../story-media/embed-code.tsx';
import { Playback } from '../story-media/playback.tsx';
import { Transcript } from '../story-media/transcript.tsx';
import styles from './player-extras.module.css';

/** What a reader can choose and open below a video: its speed and chapters, what is said in it, and the code of the player for other sites. */
export function PlayerExtras({ story: { id, headline, lead }, context: { brand, origins } }: { story: Story; context: RenderContext }) {
	if (lead.kind !== 'video') return null;
	const { video } = lead;
	const url = new URL(playerPathOf(id), origins[brand.id]).href;
	return (
		<div className={styles.extras}>
			{hasOwnMedia(video) && <Playback chapters={video.chapters} brand={brand} />}
			<Transcript paragraphs={video.transcript} texts={brand.texts} />
			{hasOwnMedia(video) && <EmbedCode url={url} title={headline} video={video} texts={brand.texts} />}
		</div>
	);
}

/** Whether we have a file or stream of the video. A video that another site plays has its code there. */
const hasOwnMedia = ({ file, hls }: Video): boolean => file !== undefined || hls !== undefined;
