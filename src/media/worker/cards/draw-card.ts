import sharp from 'sharp';
import type { ShareCardLook } from '#brands';
import type { CardJob } from '../jobs.ts';
import { rasterize } from '../rasterize.ts';
import { CardFont } from './card-font.ts';
import { cardSvg } from './card-svg.ts';
import { pictureBehind } from './picture-behind.ts';

const fonts = new Map<string, CardFont>();

function fontOf({ font: file, tracking }: ShareCardLook): CardFont {
	const font = fonts.get(file) ?? new CardFont(file, tracking);
	fonts.set(file, font);
	return font;
}

/** Draws a share card as JPEG, the form that every network and chat shows. */
export async function drawCard({ look, kicker, headline, picture }: CardJob): Promise<Uint8Array> {
	const font = fontOf(look.shareCard);
	const words = { kicker: font.wordsOf(kicker), headline: font.wordsOf(headline) };
	const place = picture === undefined ? 'none' : look.shareCard.picture;
	const text = await rasterize(cardSvg(look, font, { words, picture: place }));
	const card = picture === undefined || place === 'none' ? text : await pictureBehind(text, picture, place);
	// Without subsampling, which would blur the edges of coloured letters.
	return sharp(card).flatten().jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}
