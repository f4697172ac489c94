import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '../network.ts';

/** Bodies of one network that may arrive at the same time. Those of readers arrive in milliseconds, so even many who share an address stay far below. */
const MAX_PER_NETWORK = 100;

/** A request whose body is arriving. */
export type ArrivingBody = {
	readonly ip: string;
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	/** Answers the request without its body. */
	readonly giveUp: () => void;
};

/**
 * Limits how many request bodies of one network may be arriving at once. When one more starts, the oldest is refused, because it is a slow
 * one. So a client that sends slowly cannot block others on its network.
 */
export class ArrivingBodies {
	/** Network → its bodies, oldest first. A network without any takes no memory. */
	readonly #bodies = new Map<string, Set<ArrivingBody>>();

	/** Counts a body until it has arrived or is given up. */
	add(body: ArrivingBody): void {
		const network = networkOf(body.ip);
		const bodies = this.#bodies.get(network) ?? new Set();
		this.#bodies.set(network, bodies.add(body));
		const remove = () => this.#remove(network, body);
		for (const event of ['end', 'close']) body.request.once(event, remove);
		for (const event of ['finish', 'close']) body.response.once(event, remove);
		const [oldest] = bodies;
		if (bodies.size <= MAX_PER_NETWORK || !oldest) return;
		this.#remove(network, oldest);
		oldest.giveUp();
	}

	#remove(network: string, body: ArrivingBody): void {
		const bodies = this.#bodies.get(network);
		bodies?.delete(body);
		if (bodies?.size === 0) this.#bodies.delete(network);
	}
}
