import type { Frame } from './element.ts';

/** The names of providers of players and posts, as readers know them. */
export const providerNames: Readonly<Record<Frame['provider'], string>> = {
	youtube: 'YouTube',
	vimeo: 'Vimeo',
	twitter: 'X',
	instagram: 'Instagram',
	facebook: 'Facebook',
	tiktok: 'TikTok',
	spotify: 'Spotify',
	soundcloud: 'SoundCloud',
};
