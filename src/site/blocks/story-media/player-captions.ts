// The captions of a video, and the props of the island that plays it.
import type { Brand } from '#brands';
import type { Video } from '#content/contract';
import type { Captions, PlayerIslandProps } from '../../islands/player/player-island-props.ts';

/** The WebVTT files of a video, with the names of their languages. */
export const captionsOf = ({ subtitles }: Video, { locale }: Pick<Brand, 'locale'>): readonly Captions[] =>
	subtitles.map(({ src, language }) => ({ src, language, label: languageName(language, locale) }));

/** Whether a file is of our own origin. Browsers show captions of another origin only if the video may be read from there too. */
export const isSameOrigin = (src: string): boolean => src.startsWith('/');

/** The stream of a video that has no file, and the captions that the island fetches. */
export const playerIslandProps = (video: Video, brand: Pick<Brand, 'locale'>): PlayerIslandProps => ({
	...(video.file === undefined && video.hls !== undefined && { stream: video.hls }),
	captions: captionsOf(video, brand).filter(({ src }) => !isSameOrigin(src)),
});

/** The name of a language, such as "español"; the tag itself where it is no tag of a language. */
function languageName(tag: string, locale: string): string {
	const [, language] = /^([a-z]{2,3})(?:-|$)/i.exec(tag) ?? [];
	return (language && new Intl.DisplayNames(locale, { type: 'language' }).of(language)) ?? tag;
}
