import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import { networkOf } from '../network.ts';

/** Connections of one network at the same time. Browsers open up to six each; a proxy in front is trusted and has no limit. */
const MAX_PER_NETWORK = 512;

/** Closes new connections of a network that has too many. Proxies are IP addresses and CIDR networks. */
export function limitSockets(server: Server, trustedProxies: readonly string[], max = MAX_PER_NETWORK): void {
	const proxies = blockListOf(trustedProxies);
	const open = new Map<string, number>();
	server.on('connection', (socket: Socket) => {
		const { remoteAddress = '' } = socket;
		if (proxies.check(remoteAddress, familyOf(remoteAddress))) return;
		const network = networkOf(remoteAddress);
		const count = open.get(network) ?? 0;
		if (count >= max) {
			socket.destroy();
			return;
		}
		open.set(network, count + 1);
		socket.once('close', () => {
			const left = (open.get(network) ?? 0) - 1;
			if (left > 0) open.set(network, left);
			else open.delete(network);
		});
	});
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

function blockListOf(networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const one of networks) {
		const [network = '', prefix] = one.split('/');
		if (prefix === undefined) list.addAddress(network, familyOf(network));
		else list.addSubnet(network, Number(prefix), familyOf(network));
	}
	return list;
}
