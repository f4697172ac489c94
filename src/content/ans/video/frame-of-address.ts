import type { Frame } from '#content/contract';
import { parseAddress } from '../text/read-href.ts';

type ParsedFrame = Pick<Frame, 'provider' | 'src' | 'href' | 'ratio'>;
type Provider = { readonly hosts: readonly string[]; readonly parse: (url: URL) => ParsedFrame | undefined };

const wide = 16 / 9;
const tall = 9 / 16;

const firstMatch = (url: URL, pattern: RegExp): readonly string[] => pattern.exec(url.pathname)?.slice(1) ?? [];

function youtube(url: URL): ParsedFrame | undefined {
	const [kind, named] = firstMatch(url, /^\/(embed|shorts|live|v)\/([\w-]{6,20})(?:[/&]|$)/);
	const short = url.hostname === 'youtu.be' ? firstMatch(url, /^\/([\w-]{6,20})(?:\/|$)/)[0] : undefined;
	const id = named ?? short ?? url.searchParams.get('v');
	if (id === null || !/^[\w-]{6,20}$/.test(id)) return undefined;
	const ratio = kind === 'shorts' ? tall : wide;
	return { provider: 'youtube', src: `https://www.youtube-nocookie.com/embed/${id}`, href: `https://www.youtube.com/watch?v=${id}`, ratio };
}

function vimeo(url: URL): ParsedFrame | undefined {
	const [id] = firstMatch(url, /^\/(?:video\/|channels\/[\w-]{1,80}\/)?(\d{4,15})(?:\/|$)/);
	return id === undefined
		? undefined
		: { provider: 'vimeo', src: `https://player.vimeo.com/video/${id}?dnt=1`, href: `https://vimeo.com/${id}`, ratio: wide };
}

function twitter(url: URL): ParsedFrame | undefined {
	const [name, id] = firstMatch(url, /^\/(\w{1,30}|i\/web)\/status(?:es)?\/(\d{5,25})(?:\/|$)/);
	if (name === undefined || id === undefined) return undefined;
	const src = `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true&lang=es`;
	return { provider: 'twitter', src, href: `https://x.com/${name}/status/${id}`, ratio: 4 / 5 };
}

function instagram(url: URL): ParsedFrame | undefined {
	const [kind, code] = firstMatch(url, /^\/(?:[\w.]{1,30}\/)?(p|reel|tv)\/([\w-]{5,30})(?:\/|$)/);
	const href = `https://www.instagram.com/${kind}/${code}/`;
	return kind === undefined || code === undefined ? undefined : { provider: 'instagram', src: `${href}embed/`, href, ratio: 4 / 5 };
}

function facebook(url: URL): ParsedFrame | undefined {
	const [name, kind, id] = firstMatch(url, /^\/([\w.-]{1,80})\/(posts|videos|photos)\/(?:[\w.-]{1,120}\/)?(\w{5,80})(?:\/|$)/);
	const watched = url.pathname.startsWith('/watch') ? (url.searchParams.get('v') ?? '') : '';
	if (/^\d{5,25}$/.test(watched)) return facebookFrame('video', `https://www.facebook.com/watch/?v=${watched}`);
	if (name === undefined || id === undefined) return undefined;
	return facebookFrame(kind === 'videos' ? 'video' : 'post', `https://www.facebook.com/${name}/${kind}/${id}`);
}

function facebookFrame(plugin: 'video' | 'post', href: string): ParsedFrame {
	const src = `https://www.facebook.com/plugins/${plugin}.php?href=${encodeURIComponent(href)}`;
	return { provider: 'facebook', src, href, ratio: plugin === 'video' ? wide : 4 / 5 };
}

function tiktok(url: URL): ParsedFrame | undefined {
	const [name, id] = firstMatch(url, /^\/(@[\w.]{1,40})\/video\/(\d{8,25})(?:\/|$)/);
	if (name === undefined || id === undefined) return undefined;
	return {
		provider: 'tiktok',
		src: `https://www.tiktok.com/embed/v2/${id}`,
		href: `https://www.tiktok.com/${name}/video/${id}`,
		ratio: tall,
	};
}

function spotify(url: URL): ParsedFrame | undefined {
	const [kind, id] = firstMatch(url, /^\/(?:intl-\w{2}\/)?(?:embed\/)?(track|album|episode|show|playlist|artist)\/(\w{10,40})(?:\/|$)/);
	if (kind === undefined || id === undefined) return undefined;
	const ratio = kind === 'track' || kind === 'episode' ? 4 : 1;
	return {
		provider: 'spotify',
		src: `https://open.spotify.com/embed/${kind}/${id}`,
		href: `https://open.spotify.com/${kind}/${id}`,
		ratio,
	};
}

function soundcloud(url: URL): ParsedFrame | undefined {
	const [name, track] = firstMatch(url, /^\/([\w-]{1,60})\/([\w-]{1,120}|sets\/[\w-]{1,120})(?:\/|$)/);
	if (name === undefined || track === undefined) return undefined;
	const href = `https://soundcloud.com/${name}/${track}`;
	return { provider: 'soundcloud', src: `https://w.soundcloud.com/player/?url=${encodeURIComponent(href)}`, href, ratio: 3 };
}

const providers: readonly Provider[] = [
	{ hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'], parse: youtube },
	{ hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'], parse: vimeo },
	{ hosts: ['twitter.com', 'www.twitter.com', 'mobile.twitter.com', 'x.com', 'www.x.com'], parse: twitter },
	{ hosts: ['instagram.com', 'www.instagram.com'], parse: instagram },
	{ hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com'], parse: facebook },
	{ hosts: ['tiktok.com', 'www.tiktok.com'], parse: tiktok },
	{ hosts: ['open.spotify.com'], parse: spotify },
	{ hosts: ['soundcloud.com', 'www.soundcloud.com'], parse: soundcloud },
];

/**
 * The frame of the player or post that an address names; undefined for an unknown provider. The host must be exactly the provider's, and
 * the frame's address is built from ids that were parsed, never copied (W06).
 */
export function frameOfAddress(address: string): ParsedFrame | undefined {
	const url = parseAddress(address.trim().replace(/^\/\//, 'https://'));
	if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.port !== '' || url.username !== '') return undefined;
	return providers.find(({ hosts }) => hosts.includes(url.hostname))?.parse(url);
}
