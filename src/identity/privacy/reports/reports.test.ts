import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { migrations } from '#identity';
import { findCanaries, wholeDatabase } from '../../../../tests/support/canaries.ts';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import { newAccount, signIn, type TestIdentity, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import { originOf, otherBrand, testBrand, thirdBrand } from '../../../../tests/support/test-brand.ts';
import { categories, excludedTables } from './collect-personal-data.ts';

const day = 86_400_000;
const pass = (service: TestIdentity, ms: number) => {
	service.clock.now = new Date(service.clock.now.getTime() + ms);
};
const ask = async (service: TestIdentity, token: string) => Number((await service.call('POST', '/gdpr', { token })).body.id);
const list = async (service: TestIdentity, token: string) =>
	Object.values((await service.call('GET', `/gdpr?_=${service.clock.now.getTime()}`, { token })).body);
const read = (service: TestIdentity, token: string, id: number) => service.call('GET', `/gdpr/${id}`, { token });
const signInAgain = async (service: TestIdentity) =>
	String((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body.accessToken);
const missing = { status: 404, body: { code: 'report-not-found' } };

describe('a report of a reader’s data', () => {
	const log = silentLog();
	const service = testIdentity({ log });

	it('API-31 is listed at once and ready a moment later, and an email says so', async () => {
		const { accessToken } = await service.reader();
		expect(await list(service, accessToken)).toEqual([]);
		const id = await ask(service, accessToken);
		const now = service.clock.now.getTime();
		const entry = { id, ready: false, requestDate: now, availableUntil: now + 7 * day };
		expect(await list(service, accessToken)).toEqual([entry]);
		expect(await read(service, accessToken, id)).toMatchObject(missing);
		await service.identity().runJobs();
		expect(await list(service, accessToken)).toEqual([{ ...entry, ready: true }]);
		expect(service.mails.at(-1)).toMatchObject({ template: 'report-ready', to: 'ana@mail.test', data: { firstName: 'Ana' } });
		await service.identity().runJobs();
		expect(log.told.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
	});

	it.each([testBrand, otherBrand, thirdBrand])('API-31 is announced by the brand of its reader, here %s', async (brand) => {
		const { accessToken: token } = await service.reader(undefined, undefined, brand);
		await service.call('POST', '/gdpr', { token, brand });
		await service.identity().runJobs();
		expect(service.mails.at(-1)).toMatchObject({ template: 'report-ready', link: expect.stringContaining(`${originOf(brand)}/`) });
	});

	it('P03 leaves out what an address gets that the reader has not proved to have', async () => {
		await service.call('POST', '/newsletters/requests', { body: { email: 'ana@mail.test', newsletters: ['domingo'] } });
		await service.call('PUT', `/newsletters/requests/${service.nonce('confirm-subscription')}`);
		const token = String((await service.call('POST', '/signup', { body: newAccount('ana@mail.test') })).body.accessToken);
		const { accessToken: bertas } = await service.reader('berta@mail.test');
		const [id, other] = [await ask(service, token), await ask(service, bertas)];
		await service.identity().runJobs();
		expect((await read(service, bertas, other)).status).toBe(200);
		expect(JSON.parse(String((await read(service, token, id)).body.data))).toMatchObject({ newsletters: [], applications: [] });
	});

	it('API-32 ENT-16 P03 contains every section, and nothing that gives access', async () => {
		const { accessToken, uuid } = await service.reader();
		await service.identity().putInSegment(brands[testBrand], { uuid, segment: { id: 7, segment: 'frecuente' } });
		await service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
		await service.call('PATCH', '/profile', { token: accessToken, body: { contacts: [{ phone: '541145556666', type: 'HOME' }] } });
		const id = await ask(service, accessToken);
		await service.identity().runJobs();
		const { status, body } = await read(service, accessToken, id);
		expect(status).toBe(200);
		expect(body).toMatchObject({ asOfDate: service.clock.now.toISOString(), email: 'ana@mail.test', firstName: 'Ana', lastName: 'Núñez' });
		expect(body.data).toMatch(/^\{\n\t"asOf": /);
		const copy = JSON.parse(String(body.data));
		expect(copy).toMatchObject({
			profile: { email: 'ana@mail.test', contacts: [{ phone: '541145556666' }], attributes: [{ name: 'subscripted' }], brand: testBrand },
			logins: [{ type: 'Password', userName: 'ana@mail.test' }],
			segment: { id: 7, segment: 'frecuente', setOn: expect.any(String) },
			clients: [],
			newsletters: [],
			applications: [],
			asOf: service.clock.now.toISOString(),
			copies: [{ askedOn: service.clock.now.toISOString(), builtOn: null }],
		});
		expect(copy.sessions[0]).toMatchObject({ network: '127.0.0.0/24', device: expect.any(String), byStaff: false });
		expect(copy.letters).toContainEqual(expect.objectContaining({ letter: 'reset', brand: testBrand, queuedOn: expect.any(String) }));
		expect(copy.events.map(({ event }: { event: string }) => event)).toEqual(
			expect.arrayContaining(['signed_up', 'signed_in', 'report_asked']),
		);
		expect(copy.links).toContainEqual(expect.objectContaining({ purpose: 'reset-password', usedOn: null }));
		const secrets = (
			await sql<{ secret: string }>`
			select password as secret from identity.login union all select encode(hash, 'hex') from identity.nonce
			union all select encode(refresh_hash, 'hex') from identity.session`.execute(service.database().sql)
		).rows;
		expect(secrets.length).toBeGreaterThan(3);
		expect(secrets.filter(({ secret }) => String(body.data).includes(secret))).toEqual([]);
		expect(String(body.data)).not.toContain(service.nonce('reset'));
	});

	it('P03 includes every table with data of accounts, or names the reason why not', async () => {
		const { rows } = await sql<{ name: string }>`
			select distinct 'identity.' || table_name as name from information_schema.columns
			where table_schema = 'identity' and (column_name = 'account' or column_name = 'email')`.execute(service.database().sql);
		const covered = [...Object.values(categories).map(({ table }) => table), ...Object.keys(excludedTables)];
		expect(covered.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
	});

	it('P03 is readable by its own reader only', async () => {
		const { accessToken } = await service.reader();
		const berta = await service.reader('berta@mail.test');
		const id = await ask(service, accessToken);
		await service.identity().runJobs();
		expect(await read(service, berta.accessToken, id)).toMatchObject(missing);
		expect(await list(service, berta.accessToken)).toEqual([]);
		expect((await service.call('GET', `/gdpr/${id}`)).status).toBe(401);
		expect((await read(service, accessToken, id + 1)).body).toEqual((await read(service, berta.accessToken, id)).body);
	});

	it('P03 LIM-01 is requested and read within an hour of signing in', async () => {
		const { accessToken, refreshToken } = await service.reader();
		const id = await ask(service, accessToken);
		await service.identity().runJobs();
		pass(service, 3_601_000);
		const { body } = await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token: refreshToken } });
		expect((await read(service, String(body.accessToken), id)).body).toMatchObject({ code: 'sign-in-again' });
		expect((await service.call('POST', '/gdpr', { token: body.accessToken })).body).toMatchObject({ code: 'sign-in-again' });
		expect((await read(service, await signInAgain(service), id)).status).toBe(200);
	});

	it('T15 is not available to staff who act for the reader', async () => {
		const { accessToken } = await service.reader();
		const id = await ask(service, accessToken);
		await service.identity().runJobs();
		await sql`update identity.session set impersonator = '{"id": "staff-1", "name": "Sofía"}'`.execute(service.database().sql);
		for (const refused of [await read(service, accessToken, id), await service.call('POST', '/gdpr', { token: accessToken })])
			expect(refused).toMatchObject({ status: 403, body: { code: 'impersonation-is-read-only' } });
	});

	it('P03 is available for seven days after it is ready', async () => {
		const { accessToken } = await service.reader();
		const id = await ask(service, accessToken);
		pass(service, day);
		await service.identity().runJobs();
		pass(service, 7 * day - 1_000);
		expect((await read(service, await signInAgain(service), id)).status).toBe(200);
		pass(service, 2_000);
		const token = await signInAgain(service);
		expect(await read(service, token, id)).toMatchObject(missing);
		expect(await list(service, token)).toEqual([]);
	});

	it('is built once an hour at most', async () => {
		const { accessToken } = await service.reader();
		const id = await ask(service, accessToken);
		expect(await ask(service, accessToken)).toBe(id);
		await service.identity().runJobs();
		expect(await ask(service, accessToken)).toBe(id);
		pass(service, 3_601_000);
		expect(await ask(service, await signInAgain(service))).not.toBe(id);
	});

	it('P03 is encrypted in the database', async () => {
		const { accessToken } = await service.reader();
		await service.call('PATCH', '/profile', { token: accessToken, body: { displayName: 'canarydisplay' } });
		const id = await ask(service, accessToken);
		await service.identity().runJobs();
		expect(String((await read(service, accessToken, id)).body.data)).toContain('canarydisplay');
		const where = findCanaries(await wholeDatabase(service.database()), ['canarydisplay']);
		expect(where).toEqual(['identity.account: canarydisplay']);
	});

	it('is tried again ten minutes after a failure, which does not delay other reports', { tags: 'slow' }, async () => {
		const { accessToken } = await service.reader();
		const berta = await service.reader('berta@mail.test');
		const id = await ask(service, accessToken);
		await sql`update identity.account set created_at = 'infinity' where email = 'ana@mail.test'`.execute(service.database().sql);
		const other = await ask(service, berta.accessToken);
		await service.identity().runJobs();
		const event = 'a report of a reader’s data could not be built; it will be tried again';
		expect(log.told).toContainEqual({ level: 'error', event, fields: { error: expect.any(Error), report: id } });
		expect((await read(service, berta.accessToken, other)).status).toBe(200);
		await sql`update identity.account set created_at = now()`.execute(service.database().sql);
		await service.identity().runJobs();
		expect(await read(service, accessToken, id)).toMatchObject(missing);
		pass(service, 601_000);
		await service.identity().runJobs();
		expect((await read(service, await signInAgain(service), id)).status).toBe(200);
	});
});

describeOnPostgres('a report of a reader’s data', (testDatabase) => {
	const database = testDatabase(migrations);
	const [one, other] = [testIdentity({}, database), testIdentity({}, database)];

	it('is built by one of several processes', { tags: 'slow' }, async () => {
		for (const name of ['ana', 'berta', 'carla', 'dora']) await ask(one, (await one.reader(`${name}@mail.test`)).accessToken);
		await Promise.all([one.identity().runJobs(), other.identity().runJobs()]);
		const ready = [...one.mails, ...other.mails].filter(({ template }) => template === 'report-ready');
		expect(ready.map(({ to }) => to).toSorted()).toEqual(['ana@mail.test', 'berta@mail.test', 'carla@mail.test', 'dora@mail.test']);
	});

	it('is passed over while its account is being deleted, and delays no other', { tags: 'slow' }, async () => {
		const [ana, berta] = [await one.reader('ana@mail.test'), await one.reader('berta@mail.test')];
		const [passedOver, built] = [await ask(one, ana.accessToken), await ask(one, berta.accessToken)];
		await database()
			.sql.transaction()
			.execute(async (deletion) => {
				await sql`select from identity.account where email = 'ana@mail.test' for update`.execute(deletion);
				await other.identity().runJobs();
				expect((await read(one, berta.accessToken, built)).status).toBe(200);
				expect(await read(one, ana.accessToken, passedOver)).toMatchObject(missing);
			});
		await other.identity().runJobs();
		expect((await read(one, ana.accessToken, passedOver)).status).toBe(200);
	});
});
