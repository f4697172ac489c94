import { describe, expect, it } from 'vitest';
import { silentLog } from '../../tests/support/silent-log.ts';
import { type Check, createHealth } from './health.ts';
import { createHttpServer } from './http-server.ts';

async function ask(path: string, checks: Record<string, Check>) {
	const log = silentLog();
	const health = createHealth(checks, log);
	const app = createHttpServer({ config: { brandOrigins: new Map(), trustedProxies: [] }, log, health });
	const get = async () => {
		const { statusCode, body, headers } = await app.inject({ url: path, headers: { host: 'probe' } });
		return { status: statusCode, body, cache: headers['cache-control'] };
	};
	return { get, log, health };
}

const yes = async () => true;
const no = async () => false;

describe('health', () => {
	it('O02 /readyz passes when every check passes, and is never cached', async () => {
		const { get } = await ask('/readyz', { database: yes, pages: yes });
		expect(await get()).toEqual({ status: 200, body: '{"ready":true}', cache: 'no-store' });
	});

	it.each<[string, Check]>([
		['says no', no],
		['fails', () => Promise.reject(new Error('password authentication failed for user kiosco'))],
		['does not answer within a second', () => new Promise<boolean>(() => {})],
	])('O02 /readyz fails without details when a check %s; the log names it', async (_what, check) => {
		const { get, log } = await ask('/readyz', { database: check, pages: yes });
		expect(await get()).toEqual({ status: 503, body: '{"ready":false}', cache: 'no-store' });
		expect(log.told).toContainEqual({ level: 'warn', event: 'not ready', fields: { failing: ['database'] } });
	});

	it('O02 /healthz runs no check', async () => {
		const { get } = await ask('/healthz', { database: no });
		expect(await get()).toMatchObject({ status: 200, body: '{"alive":true}' });
	});

	it('O02 the checks run at most once a second, however frequent the requests', async () => {
		let asked = 0;
		const { get } = await ask('/readyz', { database: async () => ++asked > 0 });
		await Promise.all([get(), get(), get()]);
		await get();
		expect(asked).toBe(1);
	});

	it('O01 a stopping process is alive and not ready', async () => {
		const { get, health } = await ask('/readyz', { database: yes });
		health.stop();
		expect((await get()).status).toBe(503);
	});
});
