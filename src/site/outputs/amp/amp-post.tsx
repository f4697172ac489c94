import type { ReactNode } from 'react';
import type { Frame } from '#content/contract';
import type { PlainPage } from '../plain/plain-page.ts';
import { PostLink } from '../plain/post-link.tsx';

/**
 * A post or player of another site: AMP's element for it, which stays blocked until the reader consents (P06), and a link to the original in its
 * place and below it. For a provider without such an element, only the link.
 */
export function AmpPost({ frame, page }: { readonly frame: Frame; readonly page: PlainPage }) {
	return (
		<>
			{elementOf(frame)}
			<PostLink frame={frame} page={page} />
		</>
	);
}

/** The last part of an address, without its query. */
const lastPart = (address: string): string => new URL(address).pathname.split('/').findLast(Boolean) ?? '';

function elementOf({ provider, src, href, ratio }: Frame): ReactNode {
	const size = { 'data-block-on-consent': '', layout: 'responsive', width: 480, height: Math.round(480 / ratio) };
	switch (provider) {
		case 'youtube':
			return <amp-youtube {...size} data-videoid={lastPart(src)} credentials="omit" />;
		case 'vimeo':
			return <amp-vimeo {...size} data-videoid={lastPart(src)} do-not-track="" />;
		case 'twitter':
			return <amp-twitter {...size} data-tweetid={lastPart(href)} />;
		case 'instagram':
			return <amp-instagram {...size} data-shortcode={lastPart(href)} />;
		case 'facebook':
			return (
				<amp-facebook
					{...size}
					data-href={href}
					{...(href.includes('/photos/') ? {} : { 'data-embed-as': isVideo(href) ? 'video' : 'post' })}
				/>
			);
		case 'tiktok':
			return <amp-tiktok {...size} data-src={lastPart(href)} />;
		case 'spotify':
		case 'soundcloud':
			return null;
	}
}

const isVideo = (href: string): boolean => href.includes('/watch/') || href.includes('/videos/');
