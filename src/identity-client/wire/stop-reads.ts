import type { Client } from '../client.ts';
import type { LocalError } from './faults.ts';

/** A signal that aborts a request after the client's timeout; a read of the reader's data also by `stopReads`. To abort what is done does nothing. */
export function signalFor({ timeout, stops }: Client, isReaders: boolean): AbortSignal {
	const stop = new AbortController();
	if (isReaders) stops.add(stop);
	setTimeout(() => {
		stops.delete(stop);
		stop.abort();
	}, timeout);
	return stop.signal;
}

/** Aborts the reads under way that have a token, with an error: the service refuses them once the session has ended. */
export function stopReads({ stops }: Client, error: LocalError): void {
	for (const stop of stops) stop.abort(error);
}
