// Redis or Valkey, where one is configured: for counts that processes share, and nothing that must not be lost.
import { Redis } from 'ioredis';
import type { Log } from './log.ts';
import type { Secret } from './secret.ts';

export type { Redis } from 'ioredis';

export type RedisOptions = {
	/** `redis://user:password@host:6379/0`, or `rediss://` for TLS. */
	readonly url: Secret;
	readonly log: Log;
	/**
	 * Longest time that a command may take, in ms; 20 unless told: a sign-in sends up to seven, one after the other, and
	 * may wait 150 ms in all (X04).
	 */
	readonly answerMs?: number;
};

/**
 * Begins to connect, and again whenever the connection is lost, for ever. Meanwhile, and when it is slow, commands fail at
 * once or after `answerMs`; none is kept for later.
 */
export function openRedis({ url, log, answerMs = 20 }: RedisOptions): Redis {
	const redis = new Redis(url.reveal(), {
		commandTimeout: answerMs,
		connectTimeout: 2000,
		// A server that vanished without a word is found by its silence.
		socketTimeout: 5000,
		enableOfflineQueue: false,
		autoResendUnfulfilledCommands: false,
		maxRetriesPerRequest: 0,
		retryStrategy: (times) => Math.min(times * 100, 1000),
		// What has to be asked before the first command would have to be answered as quickly.
		enableReadyCheck: false,
		disableClientInfo: true,
	});
	let isAway = false;
	redis.on('error', (error) => {
		if (!isAway) log.warn({ error }, 'Redis is away');
		isAway = true;
	});
	redis.on('ready', () => {
		if (isAway) log.info({}, 'Redis is back');
		isAway = false;
	});
	return redis;
}
