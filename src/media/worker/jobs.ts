// What is asked of the image worker and what it answers; one job at a time.
import * as v from 'valibot';
import { facts } from '../original.ts';

const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array);
const pixels = v.pipe(v.number(), v.integer(), v.minValue(0));
const size = v.object({ width: pixels, height: pixels });

/** What an image is sent as; PNG only where the picture has holes and the browser takes nothing newer. */
const outputFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

const prepare = v.object({ kind: v.literal('prepare'), bytes });

const render = v.object({
	kind: v.literal('render'),
	bytes,
	/** Size of the whole picture before the cut. */
	scaled: size,
	/** What is cut out of it. */
	cut: v.object({ left: pixels, top: pixels, ...size.entries }),
	format: v.picklist(outputFormats),
	quality: v.number(),
});

const square = v.object({
	kind: v.literal('square'),
	bytes,
	/** Of the square, in pixels; a smaller image makes a smaller one. */
	side: pixels,
});
export type SquareJob = v.InferOutput<typeof square>;

export const job = v.variant('kind', [prepare, render, square]);
export type Job = v.InferOutput<typeof job>;
export type RenderJob = v.InferOutput<typeof render>;

const unfit = v.picklist(['UNSUPPORTED_IMAGE_TYPE', 'IMAGE_TOO_MANY_PIXELS', 'CORRUPT_IMAGE']);
export type Unfit = v.InferOutput<typeof unfit>;

export const answer = v.variant('kind', [
	v.object({ kind: v.literal('prepared'), bytes, facts }),
	v.object({ kind: v.literal('rendered'), bytes }),
	/** The image is to blame. */
	v.object({ kind: v.literal('unfit'), code: unfit }),
	/** Something else is. */
	v.object({ kind: v.literal('failed'), reason: v.string() }),
]);
export type Answer = v.InferOutput<typeof answer>;
