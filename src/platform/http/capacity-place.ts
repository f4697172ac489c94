// Lets a request give its place back while it only waits, for example for a queue. `load-limit.ts` counts the places of the process.
import { AsyncLocalStorage } from 'node:async_hooks';

/** The place of a request. Waits may overlap: each `wait` has its `resume`. */
export type CapacityPlace = { wait(): void; resume(): void };

const places = new AsyncLocalStorage<CapacityPlace>();

/** Runs work that belongs to the request of this place, with all that it starts. */
export const withPlace = <Result>(place: CapacityPlace, work: () => Result): Result => places.run(place, work);

/**
 * Waits for something that has a limit of its own, such as a queue or the body of a request. Meanwhile the current request holds no place,
 * so that those who wait do not keep others out.
 */
export async function outsideCapacity<Result>(wait: () => Promise<Result>): Promise<Result> {
	const place = places.getStore();
	place?.wait();
	try {
		return await wait();
	} finally {
		place?.resume();
	}
}
