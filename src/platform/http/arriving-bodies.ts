import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '../network.ts';
import { NetworkCounts } from './network-counts.ts';

/** Bodies of one network that may arrive at the same time. Those of readers arrive in milliseconds, so even many who share an address stay far below. */
const MAX_PER_NETWORK = 100;

/** Counts the bodies that are arriving, by network, so that slow ones of one network are few. */
export class ArrivingBodies {
	readonly #counts = new NetworkCounts();

	/** Counts the body of a request of this IP address until it has arrived or is given up. False when too many are arriving. */
	begin(ip: string, request: IncomingMessage, response: ServerResponse): boolean {
		const network = networkOf(ip);
		if (this.#counts.of(network) >= MAX_PER_NETWORK) return false;
		this.#counts.add(network);
		let isOver = false;
		const end = () => {
			if (!isOver) this.#counts.remove(network);
			isOver = true;
		};
		for (const event of ['end', 'close']) request.once(event, end);
		for (const event of ['finish', 'close']) response.once(event, end);
		return true;
	}
}
