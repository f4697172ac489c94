// Admission: whether there is capacity for a request. `gate.ts` checks its form before, `capacity.ts` counts.
import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenPerNetwork } from '../network.ts';
import type { Refusal } from '../refusal.ts';
import { type CapacityPlace, LoadLimit, withPlace } from './capacity.ts';
import { refuse } from './refusals.ts';

/** Least and most seconds after which refused clients should come back; random, so that they do not come back together. */
const RETRY_AFTER_S = [1, 5] as const;

/** Share of the places that one network may hold by requests with a body, such as sign-ins. */
const SHARE_OF_NETWORK = 2 / 3;

type RequestTest = (request: IncomingMessage) => boolean;

/**
 * Decides which requests are worked on, and refuses the rest under overload (L08). A request without a body is admitted before the framework
 * sees it; a request with a body is admitted when the body has arrived.
 */
export class Admission {
	readonly #load = new LoadLimit();
	readonly #held = new OpenPerNetwork();
	/** Whether overload never refuses a request. */
	readonly isExempt: RequestTest;
	readonly #onlyWaits: RequestTest;
	readonly #places = new WeakMap<IncomingMessage, CapacityPlace>();

	/** `isExempt`: requests that overload never refuses. `onlyWaits`: requests without a body that wait for the work of another. */
	constructor({ isExempt, onlyWaits }: Readonly<Record<'isExempt' | 'onlyWaits', RequestTest>>) {
		this.isExempt = isExempt;
		this.#onlyWaits = onlyWaits;
	}

	/** Gives a request without a body a place, unless it is exempt or only waits. Returns a refusal when no place is free. */
	admit(request: IncomingMessage, response: ServerResponse): Refusal | undefined {
		return this.isExempt(request) || this.#onlyWaits(request) ? undefined : this.enter(request, response);
	}

	/** Gives a request a place until its response ends. Returns a refusal when no place is free, or when `network`, if given, holds too many. */
	enter(request: IncomingMessage, response: ServerResponse, network?: string): Refusal | undefined {
		const isOverShare = network !== undefined && this.#held.of(network) >= this.#load.places * SHARE_OF_NETWORK;
		if (isOverShare || !this.#load.enter()) return overloaded();
		const place = new LoadPlace(this.#load, network === undefined ? undefined : { held: this.#held, name: network });
		this.#places.set(request, place);
		response.once('close', () => place.end());
		return undefined;
	}

	/** Runs the work of a request on its place, if it has one. */
	run(request: IncomingMessage, work: () => void): void {
		const place = this.#places.get(request);
		if (place) withPlace(place, work);
		else work();
	}
}

/** The refusal of a request for which there is no capacity now. It closes the connection, on which a slow body may still be arriving. */
export const overloaded = (): Refusal => overloadedWith({});

/**
 * The refusal of an exempt request whose body arrives too slowly. It sends `content-encoding: gzip` with an uncompressed body on purpose: a
 * script cannot decode it and sees a network error instead of a 503. We do not cut the connection, because a gateway would then answer with
 * its own page.
 */
export const unreadableOverload = (): Refusal => overloadedWith({ 'content-encoding': 'gzip' });

function overloadedWith(headers: Readonly<Record<string, string>>): Refusal {
	const [least, most] = RETRY_AFTER_S;
	return refuse.of('unavailable', { headers: { 'retry-after': String(randomInt(least, most + 1)), connection: 'close', ...headers } });
}

/** The network that holds a place, and the places of all networks. */
type Holder = { readonly held: OpenPerNetwork; readonly name: string };

/** A place of the load limit. */
class LoadPlace implements CapacityPlace {
	readonly #load: LoadLimit;
	readonly #holder: Holder | undefined;
	#waits = 0;
	#isEnded = false;

	constructor(load: LoadLimit, holder: Holder | undefined) {
		this.#load = load;
		this.#holder = holder;
		holder?.held.add(holder.name);
	}

	wait(): void {
		if (this.#waits++ > 0 || this.#isEnded) return;
		this.#load.leave();
		this.#holder?.held.remove(this.#holder.name);
	}

	resume(): void {
		if (--this.#waits > 0 || this.#isEnded) return;
		this.#load.resume();
		this.#holder?.held.add(this.#holder.name);
	}

	end(): void {
		if (this.#isEnded) return;
		this.#isEnded = true;
		if (this.#waits > 0) this.#load.resume();
		else this.#holder?.held.remove(this.#holder.name);
		this.#load.leave();
	}
}
