import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { liveStoryPath } from '../src/site/live-change.ts';
import { coveragePath } from '../tests/support/live-coverage.ts';
import type { Program } from './program.ts';

/** Opens the streams, and waits until each has what the story says now. */
export async function openStreams(program: Program, streams: number): Promise<readonly Socket[]> {
	const sockets: Socket[] = [];
	for (let at = 0; at < streams; at += 1) {
		const socket = connect(program.port, '127.0.0.1');
		socket.write(
			`GET ${liveStoryPath}?path=${coveragePath} HTTP/1.1\r\nhost: ${program.host('tn')}\r\naccept: text/event-stream\r\nx-forwarded-for: 10.${at >> 8}.${at & 255}.1\r\n\r\n`,
		);
		await nextChange(socket);
		sockets.push(socket);
	}
	return sockets;
}

/** The times in ms until each stream has an entry that is written. */
export async function timesUntilArrived(sockets: readonly Socket[], write: () => Promise<void>): Promise<readonly number[]> {
	const started = performance.now();
	const arrived = sockets.map((socket) => nextChange(socket).then(() => performance.now() - started));
	await write();
	return Promise.all(arrived);
}

/** Waits for the next change of the story. */
async function nextChange(socket: Socket): Promise<void> {
	for (;;) {
		const [data]: Buffer[] = await once(socket, 'data');
		if (data?.includes('event: change')) return;
	}
}
