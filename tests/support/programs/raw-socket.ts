import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The answer of a server to some bytes, until it closes the connection or sends nothing for `quietMs`. */
export type RawAnswer = { readonly text: string; readonly status: number; readonly answers: number; readonly closed: boolean };

/** Sends bytes as they are: for requests that no HTTP client would make. */
export function sendRaw(port: number, bytes: string, quietMs = 200): Promise<RawAnswer> {
	const socket = rawSocket(port);
	const { promise, resolve } = Promise.withResolvers<RawAnswer>();
	let text = '';
	const finish = (closed: boolean) => {
		socket.destroy();
		resolve({ text, closed, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), answers: text.split('HTTP/1.1 ').length - 1 });
	};
	let quiet = setTimeout(() => finish(false), 5000);
	socket.on('data', (chunk) => {
		text += chunk;
		clearTimeout(quiet);
		quiet = setTimeout(() => finish(false), quietMs);
	});
	socket.once('close', () => {
		clearTimeout(quiet);
		finish(true);
	});
	socket.write(bytes, 'latin1');
	return promise;
}

/** A connection that is closed after the test. */
export function rawSocket(port: number): Socket {
	const socket = connect(port, '127.0.0.1');
	onTestFinished(() => void socket.destroy());
	socket.on('error', () => {});
	return socket;
}
