import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';

export type StuckOptions = {
	/** Longest time until a query is answered, in ms. Longer than the server's own query limit, so that the server's error arrives first. */
	readonly answerMs: number;
	/** Whether queries have a limit now. */
	readonly isLimited: () => boolean;
};

/**
 * When a query gets no answer in `answerMs`, closes its connection and all idle ones of the pool: the server has probably vanished, and TCP
 * would notice only after many minutes. The next query opens a new connection.
 */
export function dropStuckClients(pool: pg.Pool, { answerMs, isLimited }: StuckOptions): void {
	const idle = new Set<pg.PoolClient>();
	pool.on('acquire', (client) => idle.delete(client));
	pool.on('remove', (client) => idle.delete(client));
	pool.on('release', (_error, client) => idle.add(client));
	const drop = (stuck: pg.Client) => {
		void stuck.end();
		for (const client of idle) {
			idle.delete(client);
			// The pool removes an idle client that emits an error.
			client.emit('error', new DatabaseUnavailable('down'));
		}
	};
	pool.on('connect', (client) => {
		if (client instanceof pg.Client) watchQueries(client, () => isLimited() && drop(client), answerMs);
	});
}

/** Calls `onStuck` when a query of the client has no answer after `answerMs`. */
function watchQueries(client: pg.Client, onStuck: () => void, answerMs: number): void {
	client.query = new Proxy(client.query, {
		apply: (query, self, args) => {
			const answer: unknown = Reflect.apply(query, self, args);
			if (!(answer instanceof Promise)) return answer;
			const timeout = setTimeout(onStuck, answerMs);
			const answered = () => clearTimeout(timeout);
			answer.then(answered, answered);
			return answer;
		},
	});
}
