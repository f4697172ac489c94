import type { AnsObject } from '../ans/ans-value.ts';

/** The hosts of the sites whose posts and videos pages can show, by the name of the provider in ANS. */
const hosts: Readonly<Record<string, RegExp>> = {
	youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
	vimeo: /(?:^|\.)vimeo\.com$/,
	twitter: /(?:^|\.)(?:twitter|x)\.com$/,
	instagram: /(?:^|\.)instagram\.com$/,
	facebook: /(?:^|\.)(?:facebook\.com|fb\.watch)$/,
	tiktok: /(?:^|\.)tiktok\.com$/,
	spotify: /(?:^|\.)spotify\.com$/,
	soundcloud: /(?:^|\.)soundcloud\.com$/,
};

/** The element for a pasted address or embed code; undefined for a site that pages cannot show. */
export function embedOf(text: string): AnsObject | undefined {
	const trimmed = text.trim();
	if (/^\S+$/.test(trimmed)) return embedAt(trimmed);
	if (!/^<(?:iframe|blockquote)\b/.test(trimmed)) return undefined;
	const addresses = trimmed.matchAll(/(?:src|href|cite|data-instgrm-permalink)="([^"]+)"/g);
	return [...addresses].map(([, address = '']) => embedAt(address.replaceAll('&amp;', '&'))).find((found) => found !== undefined);
}

function embedAt(address: string): AnsObject | undefined {
	const url = URL.parse(address);
	if (url?.protocol !== 'https:') return undefined;
	const provider = Object.entries(hosts).find(([, host]) => host.test(url.hostname))?.[0];
	if (provider === undefined || url.pathname === '/') return undefined;
	const type = provider === 'youtube' || provider === 'vimeo' ? 'video' : 'rich';
	return { type: 'oembed_response', subtype: provider, raw_oembed: { type, version: '1.0', url: url.href, provider_name: provider } };
}
