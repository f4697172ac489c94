import audio from 'lucide-static/icons/audio-lines.svg?raw';
import images from 'lucide-static/icons/images.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import { brands, fill } from '#brands';
import type { Badge, Card, Picture } from '#content/contract';
import { heightFor, imageAddress } from '#media/contract';
import { clock } from '../../src/site/ui/badge.tsx';

const { texts } = brands.tn;
const widths = [320, 480, 640] as const;
const ratio = '3:2';

/** The `sizes` attribute of the pictures of the cover, in its four columns. */
export const sizes = '(width > 1240px) 280px, (width > 660px) 48vw, 72vw';

/** What a card of the measured cover shows, as plain values: the decisions of `src/site/ui/card.tsx` and its parts. */
export type ShownCard = {
	readonly href: string;
	readonly headline: string;
	readonly kicker: string | undefined;
	readonly isLive: boolean;
	readonly sponsoredBy: string | undefined;
	readonly picture: ShownPicture | undefined;
	readonly badge: ShownBadge | undefined;
};

type ShownPicture = {
	readonly src: string;
	readonly srcset: string;
	readonly height: number;
	readonly alt: string;
	readonly style: string;
};
type ShownBadge = { readonly words: string; readonly shapes?: string; readonly label?: string };

/** Decides what a card shows; nothing is cached between pages. */
export const shownCard = ({ href, headline, kicker, kind, sponsor, picture, badge }: Card): ShownCard => ({
	href,
	headline,
	kicker: kicker ?? (kind === 'live' ? texts.live : undefined),
	isLive: kind === 'live',
	sponsoredBy: sponsor === undefined ? undefined : fill(texts.sponsoredBy, { name: sponsor }),
	picture: picture && shownPicture(picture),
	badge: badge && shownBadge(badge),
});

function shownPicture(picture: Picture): ShownPicture {
	const { alt, focal, width, height, dominant } = picture;
	const focus = focal ? `object-position:${Math.round((focal.x / width) * 100)}% ${Math.round((focal.y / height) * 100)}%;` : '';
	return {
		src: imageAddress(picture, ratio, 480),
		srcset: widths.map((one) => `${imageAddress(picture, ratio, one)} ${one}w`).join(', '),
		height: heightFor(ratio, 1200) ?? 800,
		alt,
		style: `${focus}${dominant === undefined ? '' : `background-color:${dominant}`}`,
	};
}

function shownBadge(badge: Badge): ShownBadge {
	switch (badge.kind) {
		case 'video':
			return { shapes: shapes.play, label: texts.video, words: badge.milliseconds === undefined ? '' : clock(badge.milliseconds) };
		case 'gallery':
			return { shapes: shapes.images, words: fill(texts.photos, { n: badge.count }) };
		case 'podcast':
			return { shapes: shapes.audio, words: texts.podcast };
		case 'live':
			return { words: texts.live };
	}
}

const inside = (svg: string): string =>
	svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replace(/\n\s*/g, '');
const shapes = { play: inside(play), images: inside(images), audio: inside(audio) };
