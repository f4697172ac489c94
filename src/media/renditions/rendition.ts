import type { ImageId } from '../image-id.ts';
import type { Facts } from '../original.ts';
import type { RenderJob } from '../worker/jobs.ts';
import type { Wish } from './wish.ts';

/** One size, cut and type of an original. Two wishes that come out alike are one rendition. */
export type Rendition = Pick<RenderJob, 'scaled' | 'cut' | 'format' | 'quality'> & {
	/** Name of its file, and its entity tag: the same for the same bytes. */
	readonly key: string;
};

type Size = { readonly width: number; readonly height: number };

/**
 * Places that a cut can have along the one direction in which it can move. A focal point may be any pixel, and each
 * different cut costs work and room.
 */
const STEPS = 16;

export type Wanted = { readonly id: ImageId; readonly facts: Facts; readonly wish: Wish; readonly format: RenderJob['format'] };

/** Works out the rendition that is asked for. It is never larger than the original. */
export function renditionOf({ id, facts, wish, format }: Wanted): Rendition {
	const box = boxOf(facts, wish);
	const factor = Math.max(box.width / facts.width, box.height / facts.height);
	const scaled = { width: Math.round(facts.width * factor), height: Math.round(facts.height * factor) };
	const focal = wish.focal ?? facts.attention;
	const [left, leftStep] = place(focal.x * factor, box.width, scaled.width);
	const [top, topStep] = place(focal.y * factor, box.height, scaled.height);
	const quality = QUALITIES[wish.quality][format];
	return {
		key: `${id}-${facts.version}-${box.width}x${box.height}-${leftStep}-${topStep}-${quality}.${format}`,
		scaled,
		cut: { left, top, ...box },
		format,
		quality,
	};
}

/** The size that comes out: as asked, or the largest of that shape that the original has. */
function boxOf(original: Size, { width, height }: Wish): Size {
	const wanted = height ?? (width * original.height) / original.width;
	const factor = Math.min(1, original.width / width, original.height / wanted);
	return { width: atLeastOne(width * factor), height: atLeastOne(wanted * factor) };
}

const atLeastOne = (length: number): number => Math.max(1, Math.round(length));

/** Start of a cut of `length` that has `point` in its middle as far as the edges allow, and the step that it was put at. */
function place(point: number, length: number, whole: number): [start: number, step: number] {
	const room = whole - length;
	if (room <= 0) return [0, 0];
	const start = Math.min(Math.max(point - length / 2, 0), room);
	const step = Math.round((start / room) * STEPS);
	return [Math.round((step / STEPS) * room), step];
}

/** Per quality asked for, what each encoder calls it; alike to the eye across a row. */
const QUALITIES = {
	50: { avif: 46, webp: 55, jpeg: 58, png: 70 },
	70: { avif: 57, webp: 72, jpeg: 74, png: 90 },
	85: { avif: 68, webp: 84, jpeg: 86, png: 100 },
} as const satisfies Record<Wish['quality'], Record<RenderJob['format'], number>>;
