import sharp from 'sharp';
import { cardHeight, cardWidth } from '../../contract/contract.ts';
import { openImage } from '../guarded-sharp.ts';
import type { CardJob } from '../jobs.ts';

type CardPicture = NonNullable<CardJob['picture']>;

/** Puts the picture of a card behind its text: over the whole card, or in the right half. Small pictures are enlarged. */
export async function pictureBehind(text: Buffer, picture: CardPicture, place: 'behind' | 'beside'): Promise<Buffer> {
	const width = place === 'beside' ? cardWidth / 2 : cardWidth;
	const input = await cover(picture, { width, height: cardHeight });
	const create = { width: cardWidth, height: cardHeight, channels: 3, background: '#000' } as const;
	const layers = [{ input, left: cardWidth - width, top: 0 }, { input: text }];
	return sharp({ create }).composite(layers).png({ compressionLevel: 0 }).toBuffer();
}

type Box = { readonly width: number; readonly height: number };

/** The part of the picture around its focal point that has the shape of the box, at the size of the box. */
async function cover({ bytes, focal }: CardPicture, box: Box): Promise<Buffer> {
	const { width, height } = await openImage(bytes).metadata();
	const factor = Math.max(box.width / width, box.height / height);
	const scaled = { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
	const left = startOf(focal.x * factor, box.width, scaled.width);
	const top = startOf(focal.y * factor, box.height, scaled.height);
	const whole = openImage(bytes).resize(scaled.width, scaled.height, { fit: 'fill' });
	return whole
		.extract({ left, top, ...box })
		.png({ compressionLevel: 0 })
		.toBuffer();
}

const startOf = (point: number, length: number, whole: number): number =>
	Math.round(Math.min(Math.max(point - length / 2, 0), whole - length));
