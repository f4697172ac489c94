// The picture, video, sound and post views of lite pages: small pictures, media that load on demand, and posts as links.
import { fill } from '#brands';
import type { BodyElement, Picture as PictureData, Video as VideoData } from '#content/contract';
import { imageAddress, type Ratio, type Width } from '#media/contract';
import { clock } from '../../ui/badge.tsx';
import { pictureHeight } from '../../ui/picture.tsx';
import { FigureCaption } from '../plain/figure-caption.tsx';
import media from '../plain/plain-media.module.css';
import type { PicturePlace, PlainPage, PlainViews } from '../plain/plain-page.ts';
import { PostLink } from '../plain/post-link.tsx';

/** The shape and the width in px of a picture, by its place; one rendition serves all screens. */
const renditions: Readonly<Record<PicturePlace, readonly [Ratio, Width]>> = {
	lead: ['16:9', 480],
	card: ['16:9', 480],
	text: ['original', 480],
	thumb: ['1:1', 96],
};

type Of<Props> = Props & { readonly page: PlainPage };

/** A picture. A picture within a text is fetched only when the reader opens it: browsers load no lazy picture in a closed `<details>`. */
function Picture({ picture, place, page }: Of<{ readonly picture: PictureData; readonly place: PicturePlace }>) {
	if (place === 'card' || place === 'thumb') return <Image picture={picture} place={place} />;
	const figure = (
		<figure>
			<Image picture={picture} place={place} />
			<FigureCaption caption={picture.caption} credit={picture.credit} page={page} />
		</figure>
	);
	if (place === 'lead') return figure;
	return (
		<details className={media.closed}>
			<summary>{fill(page.context.brand.texts.lite.openPicture, { alt: picture.alt }).replace(/: $/, '')}</summary>
			{figure}
		</details>
	);
}

function Image({ picture, place }: { readonly picture: PictureData; readonly place: PicturePlace }) {
	const [ratio, width] = renditions[place];
	return (
		<img
			className={media.picture}
			src={imageAddress(picture, ratio, width)}
			width={width}
			height={pictureHeight(picture, ratio, width)}
			alt={place === 'thumb' ? '' : picture.alt}
			loading={place === 'lead' ? 'eager' : 'lazy'}
			decoding="async"
		/>
	);
}

/** A video that fetches nothing before the reader starts it. */
function Video({ video, page }: Of<{ readonly video: VideoData }>) {
	const { file, hls, frame, poster, headline, caption, width, height, milliseconds } = video;
	if (file === undefined && hls === undefined) return frame === undefined ? null : <PostLink frame={frame} page={page} />;
	const length = milliseconds === undefined ? '' : ` (${clock(milliseconds)})`;
	return (
		<figure>
			<video
				className={media.picture}
				controls
				playsInline
				preload="none"
				width={width}
				height={height}
				aria-label={headline}
				{...(poster && { poster: imageAddress(poster, 'original', 320) })}
			>
				{file && <source src={file.src} type={file.type} />}
				{hls && <source src={hls} type="application/vnd.apple.mpegurl" />}
			</video>
			<FigureCaption caption={caption} credit={`${headline}${length}`} page={page} />
		</figure>
	);
}

/** A sound that fetches nothing before the reader starts it. */
function Sound({ sound: { src, headline, caption }, page }: Of<{ readonly sound: Extract<BodyElement, { kind: 'audio' }> }>) {
	return (
		<figure>
			{/* biome-ignore lint/a11y/useMediaCaption: the story around it says what is heard. */}
			<audio className={media.media} controls preload="none" src={src} aria-label={headline ?? page.context.brand.texts.audio} />
			<FigureCaption caption={caption} credit={headline} page={page} />
		</figure>
	);
}

export const liteViews: PlainViews = { Picture, Video, Sound, Post: PostLink };
