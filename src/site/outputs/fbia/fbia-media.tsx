import type { Frame, Picture, SafeHtml, Video } from '#content/contract';
import { imageAddress } from '#media/contract';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { FbiaHtml } from './fbia-html.tsx';

type Of<Props> = Props & { readonly context: RenderContext };

/** A picture with its caption and credit. It is lazy: for other pictures, React puts a preload before the article. */
export function FbiaFigure({ picture, context }: Of<{ readonly picture: Picture }>) {
	return (
		<figure>
			<img src={absoluteUrl(imageAddress(picture, 'original', 1920), context)} alt={picture.alt} loading="lazy" />
			<Caption caption={picture.caption} credit={picture.credit} context={context} />
		</figure>
	);
}

type SlideshowProps = Of<{ readonly pictures: readonly Picture[]; readonly headline?: string | undefined }>;

/** The pictures of a gallery. */
export function FbiaSlideshow({ pictures, headline, context }: SlideshowProps) {
	return (
		<figure className="op-slideshow">
			{pictures.map((picture) => (
				<FbiaFigure key={picture.id} picture={picture} context={context} />
			))}
			{headline && <figcaption>{headline}</figcaption>}
		</figure>
	);
}

/** A video file, or the player of a provider. */
export function FbiaVideo({ video: { file, hls, frame, caption }, context }: Of<{ readonly video: Video }>) {
	const src = file?.src ?? hls;
	if (src === undefined) return frame ? <FbiaFrame frame={frame} context={context} /> : null;
	return (
		<figure>
			{/* biome-ignore lint/a11y/useMediaCaption: Instant Articles take no tracks. */}
			<video>
				<source src={absoluteUrl(src, context)} type={file?.type ?? 'application/vnd.apple.mpegurl'} />
			</video>
			<Caption caption={caption} context={context} />
		</figure>
	);
}

/** A post or player of another site. */
export function FbiaFrame({
	frame: { src, title },
	caption,
	context,
}: Of<{ readonly frame: Frame; readonly caption?: SafeHtml | undefined }>) {
	return (
		<figure className="op-interactive">
			<iframe src={src} title={title} />
			<Caption caption={caption} context={context} />
		</figure>
	);
}

function Caption({ caption, credit, context }: Of<{ readonly caption?: SafeHtml | undefined; readonly credit?: string | undefined }>) {
	if (caption === undefined && credit === undefined) return null;
	return (
		<figcaption>
			{caption && <FbiaHtml html={caption} context={context} />}
			{credit && <cite>{credit}</cite>}
		</figcaption>
	);
}
