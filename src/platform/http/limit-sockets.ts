import type { Server, Socket } from 'node:net';
import { addressCheck, networkOf, OpenPerNetwork } from '../network.ts';

/** Connections of one network at the same time. Browsers open up to six each; a proxy in front is trusted and has no limit. */
const MAX_PER_NETWORK = 512;

/** Closes new connections of a network that has too many. Proxies are IP addresses and CIDR networks. */
export function limitSockets(server: Server, trustedProxies: readonly string[]): void {
	const isProxy = addressCheck(trustedProxies);
	const open = new OpenPerNetwork();
	server.on('connection', (socket: Socket) => {
		const { remoteAddress = '' } = socket;
		if (isProxy(remoteAddress)) return;
		const network = networkOf(remoteAddress);
		if (open.of(network) >= MAX_PER_NETWORK) {
			socket.destroy();
			return;
		}
		open.add(network);
		socket.once('close', () => open.remove(network));
	});
}
