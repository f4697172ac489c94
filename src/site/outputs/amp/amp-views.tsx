// The picture, video, sound and post views of AMP pages, made of the elements of the AMP runtime.
import type { BodyElement, Picture as PictureData, Video as VideoData } from '#content/contract';
import { imageAddress, type Ratio, type Width } from '#media/contract';
import { pictureHeight } from '../../ui/picture.tsx';
import { FigureCaption } from '../plain/figure-caption.tsx';
import type { PicturePlace, PlainPage, PlainViews } from '../plain/plain-page.ts';
import { AmpPost } from './amp-post.tsx';

type Rendition = { readonly ratio: Ratio; readonly widths: readonly [Width, ...Width[]]; readonly sizes: string };

const column = '(min-width: 712px) 680px, 100vw';

/** The shape of a picture, the widths in px that it offers, and how wide it is shown, by its place. */
const renditions: Readonly<Record<PicturePlace, Rendition>> = {
	lead: { ratio: '16:9', widths: [480, 767, 1200], sizes: column },
	card: { ratio: '16:9', widths: [480, 767, 1200], sizes: column },
	text: { ratio: 'original', widths: [480, 767, 1200], sizes: column },
	thumb: { ratio: '1:1', widths: [96, 160, 320], sizes: '96px' },
};

type Of<Props> = Props & { readonly page: PlainPage };

function Picture({ picture, place, page }: Of<{ readonly picture: PictureData; readonly place: PicturePlace }>) {
	const image = <Image picture={picture} place={place} />;
	if (place === 'card' || place === 'thumb') return image;
	return (
		<figure>
			{image}
			<FigureCaption caption={picture.caption} credit={picture.credit} page={page} />
		</figure>
	);
}

function Image({ picture, place }: { readonly picture: PictureData; readonly place: PicturePlace }) {
	const { ratio, widths, sizes } = renditions[place];
	const [width] = widths;
	return (
		<amp-img
			layout="responsive"
			src={imageAddress(picture, ratio, width)}
			srcset={widths.map((one) => `${imageAddress(picture, ratio, one)} ${one}w`).join(', ')}
			sizes={sizes}
			width={width}
			height={pictureHeight(picture, ratio, width)}
			alt={place === 'thumb' ? '' : picture.alt}
		/>
	);
}

function Video({ video, page }: Of<{ readonly video: VideoData }>) {
	const { file, hls, frame, poster, headline, caption, width, height } = video;
	if (file === undefined && hls === undefined) return frame === undefined ? null : <AmpPost frame={frame} page={page} />;
	return (
		<figure>
			<amp-video
				controls=""
				layout="responsive"
				preload="none"
				width={width}
				height={height}
				title={headline}
				{...(poster && { poster: imageAddress(poster, 'original', 767) })}
			>
				{file && <source src={file.src} type={file.type} />}
				{hls && <source src={hls} type="application/vnd.apple.mpegurl" />}
			</amp-video>
			<FigureCaption caption={caption} credit={headline} page={page} />
		</figure>
	);
}

function Sound({ sound: { src, headline, caption }, page }: Of<{ readonly sound: Extract<BodyElement, { kind: 'audio' }> }>) {
	return (
		<figure>
			<amp-audio controls="" preload="none" width="auto" height="54" src={src} title={headline ?? page.context.brand.texts.audio} />
			<FigureCaption caption={caption} credit={headline} page={page} />
		</figure>
	);
}

export const ampViews: PlainViews = { Picture, Video, Sound, Post: AmpPost };
