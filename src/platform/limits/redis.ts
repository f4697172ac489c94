// Redis or Valkey, if configured: for counters that processes share. Nothing that must not be lost is stored there.
import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import type { Secret } from '../secret.ts';

export type { Redis } from 'ioredis';

export type RedisOptions = {
	/** `redis://user:password@host:6379/0`, or `rediss://` for TLS. */
	readonly url: Secret;
	readonly log: Log;
	/**
	 * Longest time of a command in ms; default: 20. A sign-in sends up to seven commands in sequence and may wait 150 ms in all
	 * (X04).
	 */
	readonly answerMs?: number;
};

/**
 * Starts to connect, and reconnects whenever the connection is lost. While there is no connection commands fail at once; a slow
 * command fails after `answerMs`. No command is queued.
 */
export function openRedis({ url, log, answerMs = 20 }: RedisOptions): Redis {
	const redis = new Redis(url.reveal(), {
		commandTimeout: answerMs,
		connectTimeout: 2000,
		// Detects a server that vanished without closing the connection.
		socketTimeout: 5000,
		enableOfflineQueue: false,
		autoResendUnfulfilledCommands: false,
		maxRetriesPerRequest: 0,
		retryStrategy: (times) => Math.min(times * 100, 1000),
		// Otherwise ioredis sends commands of its own before the first one, and they would have to be answered as quickly.
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
