import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bodies of one network that may arrive at the same time. Those of readers arrive in milliseconds, so even many who share an address stay far below. */
const MAX_PER_NETWORK = 100;

/** A request whose body is arriving. */
export type ArrivingBody = {
	/** See `networkOf`. */
	readonly network: string;
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
		const bodies = this.#bodies.get(body.network) ?? new Set();
		this.#bodies.set(body.network, bodies.add(body));
		const remove = () => {
			if (bodies.delete(body) && bodies.size === 0) this.#bodies.delete(body.network);
		};
		for (const event of ['end', 'close']) body.request.once(event, remove);
		body.response.once('close', remove);
		const [oldest] = bodies;
		if (bodies.size <= MAX_PER_NETWORK || !oldest) return;
		bodies.delete(oldest);
		oldest.giveUp();
	}
}
