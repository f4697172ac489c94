// Request bodies that are on their way, and the admission of requests when theirs has arrived.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../network.ts';
import { type Admission, overloaded, unreadableOverload } from './admission.ts';
import { hasBody } from './gate.ts';

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

type AdmissionOptions = { readonly admission: Admission; readonly isUpload: (request: IncomingMessage) => boolean };

/**
 * Admits a request when its body has arrived, so that slow bodies use no capacity (L07). The number of bodies that one network may have on
 * the way is limited. Bodies of exempt requests and of uploads are counted apart, so other requests cannot displace them.
 */
export function admitWhenArrived(app: FastifyInstance, { admission, isUpload }: AdmissionOptions): void {
	const [bodies, exempt, uploads] = [new ArrivingBodies(), new ArrivingBodies(), new ArrivingBodies()];
	/** The networks of requests that need a place once their bodies have arrived. */
	const networks = new WeakMap<IncomingMessage, string>();
	app.addHook('onRequest', (request, reply, done) => {
		if (!hasBody(request.raw)) return done();
		const network = networkOf(request.ip);
		const body = { network, request: request.raw, response: reply.raw };
		if (admission.isExempt(request.raw)) exempt.add({ ...body, giveUp: () => reply.send(unreadableOverload()) });
		else {
			networks.set(request.raw, network);
			(isUpload(request.raw) ? uploads : bodies).add({ ...body, giveUp: () => reply.send(overloaded()) });
		}
		done();
	});
	app.addHook('preValidation', (request, { raw }, done) => {
		const network = networks.get(request.raw);
		const refusal = network === undefined ? undefined : admission.enter(request.raw, raw, network);
		if (refusal) done(refusal);
		else admission.run(request.raw, done);
	});
}
