import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorHandler } from '#platform/http/error-handler';
import { testDatabase } from '../../tests/support/databases/database.ts';
import { productMigrations } from '../../tests/support/databases/product-migrations.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import { switches as names, type SwitchName } from './switch-names.ts';
import { setSwitch } from './switch-store.ts';
import { addSwitches, Switches } from './switches.ts';

const database = testDatabase(productMigrations);
const process = () => {
	const log = silentLog();
	return { log, switches: new Switches(database(), log) };
};

describe('O08 a switch', () => {
	it('is known to every process that looks, until it is on again', async () => {
		const [one, other] = [process(), process()];
		await setSwitch(database(), { name: 'comments', isOff: true });
		await setSwitch(database(), { name: 'comments', isOff: true });
		for (const { switches } of [one, other]) await switches.look();
		expect([one.switches.isOff('comments'), other.switches.isOff('comments'), one.switches.isOff('ads')]).toEqual([true, true, false]);
		expect(await setSwitch(database(), { name: 'comments', isOff: false })).toEqual(new Map());
		await one.switches.look();
		expect(one.switches.isOff('comments')).toBe(false);
		expect(one.log.told.map(({ event }) => event)).toEqual(['switched off', 'switched on again']);
	});
});

describe('O08 what is switched off', () => {
	let off: ReadonlySet<SwitchName> = new Set();
	const server = Fastify();
	server.setErrorHandler(errorHandler(silentLog(), undefined));
	addSwitches(server, { isOff: (name) => off.has(name) }, ({ url }) => url === '/identity/public/v1/auth/token');
	server.all('/*', async () => 'answered');
	const statusOf = async (method: 'GET' | 'POST' | 'PUT', url: string) => (await server.inject({ method, url })).statusCode;
	beforeEach(() => {
		off = new Set();
	});

	it.each([
		['comments', 'GET', '/_site/comments/tn'],
		['ads', 'GET', '/_site/ads/row'],
		['ingest', 'PUT', '/api/ingest/v1/tn/story/a'],
		['writes', 'POST', '/identity/public/v1/signup'],
		['writes', 'PUT', '/api/ingest/v1/tn/story/a'],
	] as const)('%s: %s %s is refused for a minute, and nothing else', async (name, method, url) => {
		expect(await statusOf(method, url)).toBe(200);
		off = new Set([name]);
		const { headers } = await server.inject({ method, url });
		expect([await statusOf(method, url), headers['retry-after']]).toEqual([503, '60']);
		expect([await statusOf('GET', '/'), await statusOf('POST', '/identity/public/v1/auth/token')]).toEqual([200, 200]);
	});

	it('has a meaning for its operator', () => {
		for (const meaning of Object.values(names)) expect(meaning.length).toBeGreaterThan(20);
	});
});
