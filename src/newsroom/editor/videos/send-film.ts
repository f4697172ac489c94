import { pieceBytes } from '#newsroom/contract';
import type { Outcome } from '../api.ts';
import { reasonOf } from '../reason-of.ts';
import { beginUpload, cancelUpload, finishUpload, putPiece } from './video-api.ts';

/** How far an upload is: the share of the file that was sent, from 0 to 1; without a network it waits for one. */
export type FilmProgress = { readonly kind: 'sending'; readonly share: number } | { readonly kind: 'waiting' | 'checking' };

export type SentFilm =
	| { readonly kind: 'stored'; readonly id: string }
	| { readonly kind: 'failed'; readonly reason: string }
	| { readonly kind: 'cancelled' };

type Sending = { readonly signal: AbortSignal; readonly tell: (progress: FilmProgress) => void };

/** Pauses (ms) before a call is made again: the film is still being checked, or there is no network. */
const checkMs = 1_500;
const pauseMs = 3_000;

/** Sends a film piece by piece, and goes on where an upload of the same file stopped. It waits for the network as long as it takes. */
export async function sendFilm(file: File, sending: Sending): Promise<SentFilm> {
	const begun = await whenOnline(() => beginUpload({ name: file.name, bytes: file.size, modified: file.lastModified }), sending);
	if (begun.kind !== 'done') return sending.signal.aborted ? { kind: 'cancelled' } : failed(begun);
	const { id } = begun.value;
	for (let { received } = begun.value; received < file.size; ) {
		const start = received;
		const bytes = file.slice(start, start + pieceBytes);
		const onBytes = (sent: number) => sending.tell({ kind: 'sending', share: (start + sent) / file.size });
		onBytes(0);
		const put = await whenOnline(() => putPiece({ id, start, bytes, onBytes, signal: sending.signal }), sending);
		if (sending.signal.aborted) return cancelled(id);
		if (put.kind !== 'done') return failed(put);
		received = put.value.received;
	}
	return finish(id, sending);
}

async function finish(id: string, sending: Sending): Promise<SentFilm> {
	while (!sending.signal.aborted) {
		sending.tell({ kind: 'checking' });
		const outcome = await whenOnline(() => finishUpload(id), sending);
		if (outcome.kind !== 'done' && !sending.signal.aborted) return failed(outcome);
		if (outcome.kind !== 'done') break;
		if (outcome.value.kind === 'stored') return { kind: 'stored', id: outcome.value.video.id };
		if (outcome.value.kind === 'unfit')
			return { kind: 'failed', reason: reasonOf({ kind: 'refused', code: outcome.value.problem, message: outcome.value.problem }) };
		await pause(checkMs, sending.signal);
	}
	return cancelled(id);
}

async function cancelled(id: string): Promise<SentFilm> {
	await cancelUpload(id);
	return { kind: 'cancelled' };
}

const failed = (outcome: Outcome<unknown>): SentFilm => ({ kind: 'failed', reason: reasonOf(outcome) });

/** Makes a call again and again while there is no network, until it is answered or the person cancels. */
async function whenOnline<T>(make: () => Promise<Outcome<T>>, { signal, tell }: Sending): Promise<Outcome<T>> {
	for (;;) {
		const outcome = await make();
		if (outcome.kind !== 'offline' || signal.aborted) return outcome;
		tell({ kind: 'waiting' });
		await pause(pauseMs, signal);
	}
}

/** Waits; ends early when the person cancels or the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const timer = setTimeout(resolve, ms);
	const over = new AbortController();
	window.addEventListener('online', () => resolve(), over);
	signal.addEventListener('abort', () => resolve(), over);
	return promise.finally(() => {
		clearTimeout(timer);
		over.abort();
	});
}
