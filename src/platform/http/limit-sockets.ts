import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import { networkOf } from '../network.ts';
import { NetworkCounts } from './network-counts.ts';

/** Connections of one network at the same time. Browsers open up to six each; a proxy in front is trusted and has no limit. */
const MAX_PER_NETWORK = 512;

/** Closes new connections of a network that has too many. Proxies are IP addresses and CIDR networks. */
export function limitSockets(server: Server, trustedProxies: readonly string[]): void {
	const proxies = blockListOf(trustedProxies);
	const open = new NetworkCounts();
	server.on('connection', (socket: Socket) => {
		const { remoteAddress = '' } = socket;
		if (proxies.check(remoteAddress, familyOf(remoteAddress))) return;
		const network = networkOf(remoteAddress);
		if (open.of(network) >= MAX_PER_NETWORK) {
			socket.destroy();
			return;
		}
		open.add(network);
		socket.once('close', () => open.remove(network));
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
