import type { ImageId } from '../image-id.ts';
import type { ImageFacts } from '../original.ts';
import type { RenderJob } from '../worker/jobs.ts';
import type { ResizeQuery } from './resize-query.ts';

/** One size, crop and format of an original. Queries with the same result share one rendition. */
export type Rendition = Pick<RenderJob, 'scaled' | 'cut' | 'format' | 'quality'> & {
	/** Name of its file, and its entity tag; the same for the same bytes. */
	readonly key: string;
};

type Size = { readonly width: number; readonly height: number };

/**
 * How many positions a crop can have along the direction in which it can move. A focal point may be any pixel, and each different
 * crop costs work and space.
 */
const STEPS = 16;

export type RenditionRequest = {
	readonly id: ImageId;
	readonly facts: ImageFacts;
	readonly query: ResizeQuery;
	readonly format: RenderJob['format'];
};

/** The rendition that a query asks for. It is never larger than the original. */
export function renditionOf({ id, facts, query, format }: RenditionRequest): Rendition {
	const box = boxOf(facts, query);
	const factor = Math.max(box.width / facts.width, box.height / facts.height);
	const scaled = { width: Math.round(facts.width * factor), height: Math.round(facts.height * factor) };
	const focal = query.focal ?? facts.attention;
	const [left, leftStep] = placeCut(focal.x * factor, box.width, scaled.width);
	const [top, topStep] = placeCut(focal.y * factor, box.height, scaled.height);
	const quality = QUALITIES[query.quality][format];
	return {
		key: `${id}-${facts.version}-${box.width}x${box.height}-${leftStep}-${topStep}-${quality}.${format}`,
		scaled,
		cut: { left, top, ...box },
		format,
		quality,
	};
}

/** The size of the result: as requested, or the largest of that shape that fits into the original. */
function boxOf(original: Size, { width, height }: ResizeQuery): Size {
	const requested = height ?? (width * original.height) / original.width;
	const factor = Math.min(1, original.width / width, original.height / requested);
	return { width: atLeastOne(width * factor), height: atLeastOne(requested * factor) };
}

const atLeastOne = (length: number): number => Math.max(1, Math.round(length));

/** Start of a crop of `length` with `point` in its middle, as far as the edges allow, and the step that it was rounded to. */
function placeCut(point: number, length: number, whole: number): [start: number, step: number] {
	const room = whole - length;
	if (room <= 0) return [0, 0];
	const start = Math.min(Math.max(point - length / 2, 0), room);
	const step = Math.round((start / room) * STEPS);
	return [Math.round((step / STEPS) * room), step];
}

/** Requested quality → setting of each encoder. The settings of a row look the same. */
const QUALITIES = {
	50: { avif: 46, webp: 55, jpeg: 58, png: 70 },
	70: { avif: 57, webp: 72, jpeg: 74, png: 90 },
	85: { avif: 68, webp: 84, jpeg: 86, png: 100 },
} as const satisfies Record<ResizeQuery['quality'], Record<RenderJob['format'], number>>;
