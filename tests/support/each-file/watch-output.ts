import type { WriteStream } from 'node:tty';

/** What the worker has printed since the last look: text of the console, of its two streams, and warnings of Node. */
const printed: string[] = [];

/** Gives what was printed since the last call, and forgets it. */
export const takePrinted = (): string[] => printed.splice(0).filter((text) => text !== '');

// This module is evaluated once a worker, before its first test file.
for (const stream of [process.stdout, process.stderr]) watchStream(stream);
for (const method of ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const) watchConsole(method);
process.on('warning', ({ name, message, stack = `${name}: ${message}` }) => printed.push(stack));

function watchStream(stream: WriteStream): void {
	const write = stream.write.bind(stream);
	const watched = (...args: Parameters<typeof write>) => {
		printed.push(String(args[0]));
		return write(...args);
	};
	Object.defineProperty(stream, 'write', { configurable: true, writable: true, value: watched });
}

// Vitest's console does not write to the streams of the process.
function watchConsole(method: 'debug' | 'dir' | 'error' | 'info' | 'log' | 'table' | 'trace' | 'warn'): void {
	const original = console[method].bind(console);
	console[method] = (...args: unknown[]) => {
		printed.push(args.map(String).join(' '));
		original(...args);
	};
}
