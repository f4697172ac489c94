import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that systems give to outgoing connections, one of which could take the port before the program listens there. */
const [first, end] = [20_000, 32_000];

/** A port of this machine at which no process listens. */
export async function freePort(): Promise<number> {
	const port = randomInt(first, end);
	const server = createServer().listen(port, '127.0.0.1');
	const isFree = await once(server, 'listening').then(
		() => true,
		() => false,
	);
	server.close();
	return isFree ? port : freePort();
}
