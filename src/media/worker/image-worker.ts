// A process of its own that decodes and encodes images. A decoder that crashes takes this process with it and no other,
// and its threads are not those that the server reads files with.
import { setPriority } from 'node:os';
import * as v from 'valibot';
import { type Answer, job } from './jobs.ts';
import { prepareImage } from './prepare-image.ts';
import { renderImage } from './render-image.ts';
import { squareImage } from './square-image.ts';

/** Pages come first where processors are scarce; a third of the share keeps images from starving. */
const NICENESS = 5;
setPriority(NICENESS);

async function answer(message: unknown): Promise<Answer> {
	const asked = v.parse(job, message);
	switch (asked.kind) {
		case 'prepare':
			return prepareImage(asked.bytes);
		case 'render':
			return { kind: 'rendered', bytes: await renderImage(asked) };
		case 'square':
			return squareImage(asked);
	}
}

process.on('message', (message) => {
	answer(message).then(
		(given) => process.send?.(given),
		(error: unknown) => process.send?.({ kind: 'failed', reason: String(error) } satisfies Answer),
	);
});

// The server is gone, however it went.
process.on('disconnect', () => process.exit());
