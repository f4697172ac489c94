// The process that decodes and encodes images. A decoder that crashes ends only this process, and its threads do not compete with
// those that read the server's files.
import { setPriority } from 'node:os';
import * as v from 'valibot';
import { drawPng } from './draw-png.ts';
import { withMoreFormats } from './guarded-sharp.ts';
import { type CardJob, type JobResult, job } from './jobs.ts';
import { prepareImage } from './prepare-image.ts';
import { renderImage } from './render-image.ts';
import { squareImage } from './square-image.ts';

/** Gives pages priority when processors are scarce; images still get about a third of the share. */
const NICENESS = 5;
setPriority(NICENESS);

async function runJob(message: unknown): Promise<JobResult> {
	const input = v.parse(job, message);
	switch (input.kind) {
		case 'prepare':
			return input.isForeign ? withMoreFormats(() => prepareImage(input.bytes)) : prepareImage(input.bytes);
		case 'render':
			return { kind: 'rendered', bytes: await renderImage(input) };
		case 'square':
			return squareImage(input);
		case 'card':
			return { kind: 'rendered', bytes: await draw(input) };
		case 'drawing':
			return { kind: 'rendered', bytes: await drawPng(input) };
	}
}

/** What draws cards is loaded for the first one, so that a worker that resizes pictures starts at once. */
async function draw(input: CardJob): Promise<Uint8Array> {
	const { drawCard } = await import('./cards/draw-card.ts');
	return drawCard(input);
}

process.on('message', (message) => {
	runJob(message).then(
		(result) => process.send?.(result),
		(error: unknown) => process.send?.({ kind: 'failed', reason: String(error) } satisfies JobResult),
	);
});

// The server has ended.
process.on('disconnect', () => process.exit());
