import type { ShareCardLook } from '#brands';
import { cardHeight, cardWidth } from '../../contract/contract.ts';
import type { PicturePlace } from './card-layout.ts';

/** The background of the text, which begins at `top`. Over a picture it is a shade. */
export function groundOf({ ground }: ShareCardLook, picture: PicturePlace, top: number): string {
	if (picture === 'behind') return shade(ground[0], top);
	const stops = ground.map((colour, index) => `<stop offset="${index / Math.max(1, ground.length - 1)}" stop-color="${colour}"/>`);
	const width = picture === 'beside' ? cardWidth / 2 : cardWidth;
	return `<linearGradient id="ground" x2="1" y2=".35">${stops.join('')}</linearGradient><rect width="${width}" height="${cardHeight}" fill="url(#ground)"/>`;
}

/** From no colour to a dense one above the text. */
const fade = 190;
const stops = [
	[0, 0],
	[0.55, 0.62],
	[1, 0.94],
] as const;

function shade(colour: string, top: number): string {
	const opacities = stops.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
	const [start, end] = [top - fade, top + 10];
	return `<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${start}" y2="${end}">${opacities.join('')}</linearGradient><rect y="${start}" width="${cardWidth}" height="${cardHeight}" fill="url(#shade)"/>`;
}
