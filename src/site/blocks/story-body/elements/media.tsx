// Galleries, videos and third-party posts within a story.
import type { Brand } from '#brands';
import type { Video as VideoData } from '#content/contract';
import { Caption } from '../../story-media/caption.tsx';
import { PictureCarousel } from '../../story-media/picture-carousel.tsx';
import { Player } from '../../story-media/player.tsx';
import { ThirdPartyEmbed } from '../../story-media/third-party-embed.tsx';
import type { ElementOf } from './body-context.ts';
import styles from './media.module.css';

/** A photo gallery within a story. */
export function Gallery({ element: { headline, pictures }, brand }: { element: ElementOf<'gallery'>; brand: Brand }) {
	return (
		<figure>
			{headline && <p className={styles.title}>{headline}</p>}
			<PictureCarousel pictures={pictures} brand={brand} slot="mayor" headline={headline} />
		</figure>
	);
}

/** A video within a story. */
export function Video({ video, brand }: { video: VideoData; brand: Brand }) {
	return (
		<figure>
			{video.headline && <p className={styles.title}>{video.headline}</p>}
			<Player video={video} brand={brand} />
			<Caption caption={video.caption} />
		</figure>
	);
}

/** An embedded post or player of another site within a story. */
export function Post({ element: { frame, caption }, brand }: { element: ElementOf<'frame'>; brand: Brand }) {
	return (
		<div className={styles.post}>
			<figure>
				<ThirdPartyEmbed frame={frame} brand={brand} />
				<Caption caption={caption} />
			</figure>
		</div>
	);
}
