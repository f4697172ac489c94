import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadResult } from '../../tests/support/programs/load.ts';
import type { Fault } from './faults.ts';
import type { Installation } from './installation.ts';
import { publishUntilFresh } from './publications.ts';
import { type Subjects, startReaders } from './readers.ts';
import { startWriters, type Written } from './writers.ts';

/** What readers and writers noticed of a fault. */
export type Observation = {
	readonly name: string;
	/** How long it lasted, in seconds. */
	readonly seconds: number;
	readonly behindVarnish: LoadResult;
	readonly direct: LoadResult;
	readonly written: Written;
	/** Time in ms from its end until a publication was taken and on its page behind Varnish. */
	readonly backMs: number;
};

/** Time in ms in which readers and writers are at work before the fault. */
const beforeMs = 2_000;

/** Lets something happen while people read, publish and sign up, and until all is well again. */
export async function observe(installation: Installation, { name, happen }: Fault, subjects: Subjects): Promise<Observation> {
	const readers = startReaders(installation, subjects);
	const writers = startWriters(installation);
	await sleep(beforeMs);
	const began = performance.now();
	await happen(installation, readers);
	const seconds = (performance.now() - began) / 1000;
	const backMs = await publishUntilFresh(installation, 'REGRESO');
	return { name, seconds, ...(await readers.end()), written: await writers.end(), backMs };
}

/** Requests without an answer, or with one that is a fault. */
export function failedOf({ statuses, faults }: LoadResult): number {
	return faults.length + [...statuses].reduce((sum, [status, times]) => (status === 200 ? sum : sum + times), 0);
}

/** All requests, the failed ones too. */
export function requestsOf({ statuses, faults }: LoadResult): number {
	return faults.length + [...statuses.values()].reduce((sum, times) => sum + times, 0);
}
