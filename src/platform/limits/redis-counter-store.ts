import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { type Counter, type CounterStore, clockSkewMs, type Settlement, type TakeOutcome, type TakeStep } from './counter-store.ts';

/** ARGV: now in ms, points, window in s, skew of clocks in ms, waits in s. Keys expire one minute late, because Redis uses its own clock. */
const TAKE = `
	local now, points, window = tonumber(ARGV[1]), tonumber(ARGV[2]), 1000 * tonumber(ARGV[3])
	local skew, waits = tonumber(ARGV[4]), #ARGV - 4
	local fields = redis.call('HMGET', KEYS[1], 'count', 'freeAt', 'endsAt')
	local count, freeAt, endsAt = tonumber(fields[1] or 0), tonumber(fields[2] or 0), tonumber(fields[3] or 0)
	if endsAt <= now or endsAt > now + window + skew then count, freeAt, endsAt = 0, 0, 0 end
	if freeAt > now then return {0, count, freeAt, endsAt} end
	if count == 0 or waits > 0 then endsAt = now + window end
	count = count + 1
	local beyond = count - points
	if beyond < 0 then freeAt = 0
	elseif waits == 0 then freeAt = endsAt
	else freeAt = now + 1000 * tonumber(ARGV[math.min(beyond + 1, waits) + 4]) end
	redis.call('HSET', KEYS[1], 'count', count, 'freeAt', freeAt, 'endsAt', endsAt)
	redis.call('PEXPIRE', KEYS[1], endsAt - now + 60000)
	return {1, count, freeAt, endsAt}`;

const UNDO_LAST = `
	if tonumber(redis.call('HGET', KEYS[1], 'count') or 0) > 1 then
		redis.call('HINCRBY', KEYS[1], 'count', -1)
		redis.call('HSET', KEYS[1], 'freeAt', 0)
	else redis.call('DEL', KEYS[1]) end`;

const takeReply = v.tuple([v.number(), v.number(), v.number(), v.number()]);
const counterFields = v.object({
	count: v.pipe(v.string(), v.transform(Number)),
	freeAt: v.pipe(v.string(), v.transform(Number)),
	endsAt: v.pipe(v.string(), v.transform(Number)),
});

/** Counters in Redis or Valkey, shared by all processes that use the same prefix. */
export class RedisCounterStore implements CounterStore {
	readonly #redis: Redis;
	readonly #prefix: string;

	constructor(redis: Redis, prefix: string) {
		this.#redis = redis;
		this.#prefix = prefix;
	}

	take(steps: readonly TakeStep[]): Promise<readonly TakeOutcome[]> {
		return Promise.all(steps.map((step) => this.#takeOne(step)));
	}

	async settle({ undoLast = [], reset = [], take = [] }: Settlement): Promise<void> {
		const undone = undoLast.map((key) => this.#redis.eval(UNDO_LAST, 1, this.#prefix + key));
		await Promise.all([...undone, ...reset.map((key) => this.#redis.del(this.#prefix + key)), this.take(take)]);
	}

	async read(key: string): Promise<Counter | undefined> {
		const fields = await this.#redis.hgetall(this.#prefix + key);
		return 'count' in fields ? v.parse(counterFields, fields) : undefined;
	}

	async #takeOne({ key, now, points, perSeconds, waits }: TakeStep): Promise<TakeOutcome> {
		const answer = await this.#redis.eval(TAKE, 1, this.#prefix + key, now, points, perSeconds, clockSkewMs, ...waits);
		const [wasTaken, count, freeAt, endsAt] = v.parse(takeReply, answer);
		return { taken: wasTaken === 1, count, freeAt, endsAt };
	}
}
