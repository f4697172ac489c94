import { type Frame, providerNames } from '#content/contract';
import { type AnsObject, objectAt, textOf } from '../ans/ans-value.ts';

/** The hosts of the sites whose posts and videos pages can show, by the name of the provider in ANS. */
const hosts: readonly (readonly [Frame['provider'], RegExp])[] = [
	['youtube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
	['vimeo', /(?:^|\.)vimeo\.com$/],
	['twitter', /(?:^|\.)(?:twitter|x)\.com$/],
	['instagram', /(?:^|\.)instagram\.com$/],
	['facebook', /(?:^|\.)(?:facebook\.com|fb\.watch)$/],
	['tiktok', /(?:^|\.)tiktok\.com$/],
	['spotify', /(?:^|\.)spotify\.com$/],
	['soundcloud', /(?:^|\.)soundcloud\.com$/],
];

/** The element for a pasted address or embed code; undefined for a site that pages cannot show. */
export function embedOf(text: string): AnsObject | undefined {
	const trimmed = text.trim();
	if (/^\S+$/.test(trimmed)) return embedAt(trimmed);
	if (!/^<(?:iframe|blockquote)\b/.test(trimmed)) return undefined;
	const addresses = trimmed.matchAll(/(?:src|href|cite|data-instgrm-permalink)="([^"]+)"/g);
	return [...addresses].map(([, address = '']) => embedAt(address.replaceAll('&amp;', '&'))).find((found) => found !== undefined);
}

/** Which site the post or video of an embed comes from, or that pages cannot show it; empty for other elements and without an address. */
export function siteOf({ type, raw_oembed: embed }: AnsObject): string {
	const address = textOf(objectAt(embed), 'url');
	if (type !== 'oembed_response' || address === '') return '';
	const provider = providerAt(URL.parse(address));
	if (provider) return providerNames[provider];
	// Pages find the address in the markup of a provider too.
	return textOf(objectAt(embed), 'html') === '' ? 'Los lectores no lo ven: es de un sitio desconocido' : '';
}

function embedAt(address: string): AnsObject | undefined {
	const url = URL.parse(address);
	const provider = providerAt(url);
	if (url === null || provider === undefined) return undefined;
	const type = provider === 'youtube' || provider === 'vimeo' ? 'video' : 'rich';
	return { type: 'oembed_response', subtype: provider, raw_oembed: { type, version: '1.0', url: url.href, provider_name: provider } };
}

function providerAt(url: URL | null): Frame['provider'] | undefined {
	if (url?.protocol !== 'https:' || url.pathname === '/') return undefined;
	return hosts.find(([, host]) => host.test(url.hostname))?.[0];
}
