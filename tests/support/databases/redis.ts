import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { describe, it, onTestFinished } from 'vitest';
import { openRedis, type Redis } from '#platform/limits/redis';
import { Secret } from '#platform/secret';
import { silentLog } from '../silent-log.ts';

/** A connection for one test, and the prefix of its keys. */
export type TestRedis = { readonly redis: Redis; readonly redisPrefix: string };

/** The URL of Redis or Valkey for tests. They use only keys of their own, and remove them. */
export const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Tests that need Redis. Without one they are skipped, and say so; in CI (CI=true) that is a failure. */
export function describeOnRedis(name: string, tests: (open: () => Promise<TestRedis>) => void): void {
	if (redisAnswers) describe(`${name} (Redis)`, () => tests(openForTest));
	else if (process.env.CI === 'true') it(`${name}: Redis answers at TEST_REDIS_URL`, () => Promise.reject(new Error('it does not')));
	else describe.skip(`${name} (SKIPPED: no Redis; set TEST_REDIS_URL)`, () => tests(openForTest));
}

/** A long time limit, since the machine may be busy; other tests check the limit of the product. */
async function openForTest(): Promise<TestRedis> {
	const redis = openRedis({ url: new Secret(redisUrl), log: silentLog(), answerMs: 5000 });
	await once(redis, 'ready');
	const redisPrefix = `kiosco-test:${randomBytes(6).toString('hex')}:`;
	onTestFinished(async () => {
		const keys = await redis.keys(`${redisPrefix}*`);
		if (keys.length > 0) await redis.del(keys);
		redis.disconnect();
	});
	return { redis, redisPrefix };
}

const redisAnswers = await answers();

async function answers(): Promise<boolean> {
	const redis = openRedis({ url: new Secret(redisUrl), log: silentLog(), answerMs: 2000 });
	const signal = AbortSignal.timeout(2000);
	const ready = await once(redis, 'ready', { signal }).then(
		() => true,
		() => false,
	);
	redis.disconnect();
	return ready;
}
