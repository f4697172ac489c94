import type { Worker } from 'node:cluster';

type Connection = { close(): void };

const isConnection = (sent: unknown): sent is Connection => typeof sent === 'object' && sent !== null && 'close' in sent;

/** The port of a connection, in Node's message that gives it to a process. */
const portIn = (message: unknown): unknown => typeof message === 'object' && message !== null && 'key' in message && message.key;

/**
 * Closes the connections that a process had been given, but had not taken when it was killed. Node keeps its own end of them open, so
 * their clients would wait without end. It gives a process the next connection of a port only after the process has taken the last one,
 * and has closed its own end by then; to close that again does nothing.
 */
export function closeUntaken({ process: child }: Worker): void {
	const given = new Map<unknown, Connection>();
	const send = child.send.bind(child);
	const sendNoting = (...sent: Parameters<typeof send>) => {
		const [message, connection] = sent;
		if (isConnection(connection)) given.set(portIn(message), connection);
		return send(...sent);
	};
	Object.assign(child, { send: sendNoting });
	const close = () => {
		for (const connection of given.values()) connection.close();
	};
	// Between the two events, whichever comes first, Node still gives it connections.
	child.once('exit', close).once('disconnect', close);
}
