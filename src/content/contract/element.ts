// The elements of a story's body.
import type { DocumentId, SafeHtml } from './ids.ts';
import type { Picture } from './picture.ts';

/** A video. Durations are in milliseconds, sizes in pixels. */
export type Video = {
	readonly id: string;
	readonly headline: string;
	readonly caption?: SafeHtml;
	readonly poster?: Picture;
	/** The MP4 file nearest to the preferred bit rate, or where there is none a WebM file, which a few old devices do not play. */
	readonly file?: VideoFile;
	/** HLS playlist. */
	readonly hls?: string;
	/** WebVTT files. */
	readonly subtitles: readonly { readonly src: string; readonly language: string }[];
	/** The player of a provider, for a video without files. */
	readonly frame?: Frame;
	/** What is said, in paragraphs. */
	readonly transcript?: readonly string[];
	readonly chapters?: readonly MediaChapter[];
	readonly milliseconds?: number;
	readonly width: number;
	readonly height: number;
	readonly live: boolean;
	/** It has sound and no picture: a radio. */
	readonly isSound?: true;
};

/** A file that holds a whole video, and its media type. */
type VideoFile = { readonly src: string; readonly type: 'video/mp4' | 'video/webm' };

/** A foreign player or post. Pages show a button that loads it, so no third-party request is made before a reader presses it (W06). */
export type Frame = {
	readonly provider: 'youtube' | 'vimeo' | 'twitter' | 'instagram' | 'facebook' | 'tiktok' | 'spotify' | 'soundcloud';
	/** Address for an `<iframe>`, built from an id that was parsed. */
	readonly src: string;
	/** Address of the player or post on the provider's site. */
	readonly href: string;
	readonly title: string;
	readonly author?: string;
	/** width / height. */
	readonly ratio: number;
};

/** A part of a video or sound: when it begins, in milliseconds, and what it is about. */
export type MediaChapter = { readonly start: number; readonly title: string };

/** A sound file: its address, its media type, and how many milliseconds and bytes it has, where the document says so. */
export type Sound = {
	readonly src: string;
	readonly type: string;
	readonly milliseconds?: number;
	readonly bytes?: number;
	/** What is said, in paragraphs. */
	readonly transcript?: readonly string[];
	readonly chapters?: readonly MediaChapter[];
};

/** An element of a story's body. Unknown ANS elements are skipped. */
export type BodyElement =
	| { readonly kind: 'text'; readonly html: SafeHtml; readonly dropcap: boolean }
	| { readonly kind: 'header'; readonly html: SafeHtml; readonly level: 2 | 3 | 4 | 5 | 6; readonly anchor: string }
	| { readonly kind: 'picture'; readonly picture: Picture; readonly alignment: 'left' | 'right' | 'center' }
	| { readonly kind: 'gallery'; readonly headline?: string; readonly pictures: readonly Picture[] }
	| { readonly kind: 'video'; readonly video: Video }
	| ({ readonly kind: 'audio'; readonly headline?: string; readonly caption?: SafeHtml; readonly loop: boolean } & Sound)
	| { readonly kind: 'frame'; readonly frame: Frame; readonly caption?: SafeHtml }
	/** Raw HTML for a sandboxed frame of another origin, never for the page itself (W06). */
	| { readonly kind: 'raw'; readonly id: string; readonly html: string }
	| { readonly kind: 'quote'; readonly pull: boolean; readonly body: readonly BodyElement[]; readonly citation?: SafeHtml }
	| { readonly kind: 'list'; readonly list: List }
	| { readonly kind: 'table'; readonly header: readonly SafeHtml[]; readonly rows: readonly (readonly SafeHtml[])[] }
	| { readonly kind: 'link'; readonly html: SafeHtml; readonly href: string; readonly description?: string; readonly picture?: Picture }
	| { readonly kind: 'links'; readonly title?: string; readonly items: readonly { readonly html: SafeHtml; readonly href?: string }[] }
	| { readonly kind: 'correction'; readonly heading: string; readonly html: SafeHtml }
	| { readonly kind: 'endorsement'; readonly html: SafeHtml }
	| { readonly kind: 'rating'; readonly value: number; readonly min: number; readonly max: number; readonly units: string }
	| { readonly kind: 'divider' }
	| { readonly kind: 'group'; readonly body: readonly BodyElement[] }
	| { readonly kind: 'code'; readonly content: string; readonly language: string }
	| { readonly kind: 'timeline'; readonly title?: string; readonly items: readonly { readonly date: string; readonly html: SafeHtml }[] }
	| { readonly kind: 'story'; readonly id: DocumentId; readonly headline: string; readonly href: string; readonly picture?: Picture };

/** A list whose items are texts or lists. */
export type List = { readonly ordered: boolean; readonly items: readonly (SafeHtml | List)[] };
