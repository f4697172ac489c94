// The messages between the server and an image worker: jobs and their results, one at a time.
import * as v from 'valibot';
import type { Theme } from '#brands';
import { facts, point } from '../original.ts';

const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array);
const pixels = v.pipe(v.number(), v.integer(), v.minValue(0));
const size = v.object({ width: pixels, height: pixels });

/** Formats of renditions; PNG only for images with transparency in browsers that accept nothing newer. */
const outputFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

const prepare = v.object({
	kind: v.literal('prepare'),
	bytes,
	/** Whether AVIF and GIF are taken too. */
	isForeign: v.optional(v.boolean()),
});

const render = v.object({
	kind: v.literal('render'),
	bytes,
	/** Size of the scaled image before the crop. */
	scaled: size,
	/** The part of the scaled image to keep. */
	cut: v.object({ left: pixels, top: pixels, ...size.entries }),
	format: v.picklist(outputFormats),
	quality: v.number(),
});

const square = v.object({
	kind: v.literal('square'),
	bytes,
	/** Largest side of the square in pixels; a smaller image makes a smaller square. */
	side: pixels,
});
export type SquareJob = v.InferOutput<typeof square>;

/** What a card shows of its brand. */
export type CardLook = Pick<Theme, 'shareCard' | 'wordmark'>;

const card = v.object({
	kind: v.literal('card'),
	look: v.custom<CardLook>((value) => typeof value === 'object' && value !== null),
	/** Empty for none. */
	kicker: v.string(),
	headline: v.string(),
	/** An original of ours; the focal point is in its pixels. */
	picture: v.optional(v.object({ bytes, focal: point })),
});
export type CardJob = v.InferOutput<typeof card>;

/** An SVG of ours, at its own size. */
const drawing = v.object({ kind: v.literal('drawing'), svg: v.string() });
export type DrawingJob = v.InferOutput<typeof drawing>;

export const job = v.variant('kind', [prepare, render, square, card, drawing]);
export type Job = v.InferOutput<typeof job>;
/** Jobs whose results are stored by keys. */
export type RenditionJob = RenderJob | CardJob | DrawingJob;
export type RenderJob = v.InferOutput<typeof render>;

const unfit = v.picklist(['UNSUPPORTED_IMAGE_TYPE', 'IMAGE_TOO_MANY_PIXELS', 'CORRUPT_IMAGE']);
export type UnfitCode = v.InferOutput<typeof unfit>;

export const jobResult = v.variant('kind', [
	v.object({ kind: v.literal('prepared'), bytes, facts }),
	v.object({ kind: v.literal('rendered'), bytes }),
	/** The image itself is unusable. */
	v.object({ kind: v.literal('unfit'), code: unfit }),
	/** Something else failed. */
	v.object({ kind: v.literal('failed'), reason: v.string() }),
]);
export type JobResult = v.InferOutput<typeof jobResult>;
