import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import { realGuards } from '../../../../tests/support/identity/guards.ts';
import { brandsWith, type TestIdentity, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand } from '../../../../tests/support/test-brand.ts';

const noon = new Date('2026-11-20T12:00:00Z').getTime();
const day = 86_400_000;

type KeptRequest = { readonly list?: string; readonly key?: string; readonly path?: string; readonly title?: string; readonly at?: number };
const entry = ({ list = 'saved', key = 'lluvia', path = `/clima/${key}/`, title = `Nota ${key}`, at = noon }: KeptRequest = {}) => ({
	list,
	key,
	path,
	title,
	at,
});
const many = (count: number, list: string, from = 0) =>
	Array.from({ length: count }, (_, index) => entry({ list, key: `nota-${from + index}`, at: noon + from + index }));
const change = (service: TestIdentity, token: string, body: object) => service.call('PATCH', '/kept', { token, body });
const keys = async (service: TestIdentity, token: string, list = 'saved'): Promise<readonly string[]> => {
	const { entries } = (await service.call('GET', '/kept', { token })).body;
	return Array.isArray(entries) ? entries.filter((one) => one.list === list).map(({ key }) => key) : [];
};
/** Adds entries a hundred at a time, as browsers do. Returns the last answer. */
async function addAll(service: TestIdentity, token: string, entries: readonly object[]) {
	let body = {};
	for (let from = 0; from < entries.length; from += 100)
		body = (await change(service, token, { add: entries.slice(from, from + 100) })).body;
	return body;
}

describe('what a reader keeps', () => {
	const service = testIdentity();
	const sharing = testIdentity({ findBrand: brandsWith({ tenant: 'shared' }) });

	it('is listed newest first, on every device', async () => {
		const { accessToken } = await service.reader();
		const tag = entry({ list: 'followed', key: 'tag:boca', path: '/tags/boca/', title: 'Boca', at: noon + 1 });
		expect(await change(service, accessToken, { add: [entry(), tag] })).toMatchObject({ status: 200, body: { full: [] } });
		const other = await service.call('POST', '/auth/login', {
			body: { grantType: 'password', userName: 'ana@mail.test', credentials: 'nubes sobre Quilmes 7' },
		});
		expect((await service.call('GET', '/kept', { token: other.body.accessToken })).body).toEqual({ entries: [tag, entry()] });
	});

	it('is that of one brand, also where brands share their readers', async () => {
		const { accessToken: token } = await sharing.reader();
		await sharing.call('PATCH', '/kept', { brand: testBrand, token, body: { add: [entry()] } });
		expect((await sharing.call('GET', '/kept', { brand: otherBrand, token })).body).toEqual({ entries: [] });
		expect(await keys(sharing, token)).toEqual(['lluvia']);
	});

	it('is changed by the newer of two changes, whichever arrives first', async () => {
		const { accessToken } = await service.reader();
		await change(service, accessToken, { add: [entry({ title: 'Nueva', at: noon + 2 })] });
		await change(service, accessToken, { add: [entry({ title: 'Vieja', at: noon + 1 })] });
		expect((await service.call('GET', '/kept', { token: accessToken })).body.entries).toMatchObject([{ title: 'Nueva', at: noon + 2 }]);
		await change(service, accessToken, { remove: [entry({ at: noon + 1 })] });
		expect(await keys(service, accessToken)).toEqual(['lluvia']);
		await change(service, accessToken, { remove: [entry({ at: noon + 3 })] });
		expect(await keys(service, accessToken)).toEqual([]);
	});

	it('is what was kept last, when one call keeps the same twice', async () => {
		const { accessToken: token } = await service.reader();
		const add = [entry({ title: 'Vieja' }), entry({ title: 'Nueva', at: noon + 1 }), entry({ title: 'Más vieja', at: noon - 1 })];
		expect(await change(service, token, { add })).toMatchObject({ status: 200, body: { full: [] } });
		expect((await service.call('GET', '/kept', { token })).body).toEqual({ entries: [entry({ title: 'Nueva', at: noon + 1 })] });
	});

	it('never has a time to come, whatever the clock of a device says', async () => {
		const { accessToken } = await service.reader();
		await change(service, accessToken, { add: [entry({ at: service.clock.now.getTime() + day })] });
		expect((await service.call('GET', '/kept', { token: accessToken })).body.entries).toMatchObject([{ at: service.clock.now.getTime() }]);
	});

	it('is erased a list at a time', async () => {
		const { accessToken: token } = await service.reader();
		await change(service, token, { add: [entry(), entry({ list: 'read' })] });
		expect(await service.call('DELETE', '/kept/read', { token })).toMatchObject({ status: 200, body: { success: true } });
		expect([await keys(service, token), await keys(service, token, 'read')]).toEqual([['lluvia'], []]);
		expect((await service.call('DELETE', '/kept/todo', { token })).status).toBe(400);
	});

	it('refuses what could lead away from the site, and what is no entry', async () => {
		const { accessToken } = await service.reader();
		const wrong = [
			{ path: '//otro.example/' },
			{ path: '/\\otro.example' },
			{ path: 'javascript:alert(1)' },
			{ title: '' },
			{ title: 'x'.repeat(201) },
			{ key: 'a\0' },
			{ key: '' },
			{ list: 'todo' },
			{ at: -1 },
			{ at: 1.5 },
		];
		for (const one of wrong) expect((await change(service, accessToken, { add: [entry(one)] })).status, JSON.stringify(one)).toBe(400);
		expect((await change(service, accessToken, { add: many(101, 'saved') })).status).toBe(400);
		expect(await keys(service, accessToken)).toEqual([]);
	});

	it('says that a list is full, keeps what is there, and takes changes of it', async () => {
		const { accessToken } = await service.reader();
		await addAll(service, accessToken, many(48, 'followed'));
		const again = many(2, 'followed').map((one) => ({ ...one, at: noon + 1_000 }));
		expect((await change(service, accessToken, { add: [...again, ...many(1, 'followed', 90)] })).body).toEqual({ full: [] });
		expect((await change(service, accessToken, { add: many(3, 'followed', 100) })).body).toEqual({ full: ['followed'] });
		const followed = await keys(service, accessToken, 'followed');
		expect(followed).toHaveLength(50);
		expect(followed).toEqual(expect.arrayContaining(['nota-0', 'nota-102']));
		expect((await change(service, accessToken, { add: [entry({ list: 'followed', key: 'nota-0', at: noon + day })] })).body).toEqual({
			full: [],
		});
		expect(await change(service, accessToken, { add: many(1, 'followed', 200) })).toMatchObject({
			status: 200,
			body: { full: ['followed'] },
		});
		expect((await keys(service, accessToken, 'followed')).toSorted()).toEqual(followed.toSorted());
	});

	it('has the newest 200 stories that were read, for a year', async () => {
		const { accessToken } = await service.reader();
		expect(await addAll(service, accessToken, many(230, 'read'))).toEqual({ full: [] });
		const read = await keys(service, accessToken, 'read');
		expect([read.length, read[0], read.at(-1)]).toEqual([200, 'nota-229', 'nota-30']);
		await change(service, accessToken, { add: [entry()] });
		service.clock.now = new Date(noon + 366 * day);
		await service.identity().runJobs();
		const signedIn = await service.call('POST', '/auth/login', {
			body: { grantType: 'password', userName: 'ana@mail.test', credentials: 'nubes sobre Quilmes 7' },
		});
		const token = String(signedIn.body.accessToken);
		expect([await keys(service, token, 'read'), await keys(service, token)]).toEqual([[], ['lluvia']]);
	});

	it('P01 P03 is in the report of the reader, and is deleted with the account', async () => {
		const { accessToken: token } = await service.reader();
		await change(service, token, { add: [entry()] });
		const { body } = await service.call('POST', '/gdpr', { token });
		await service.identity().runJobs();
		const report = (await service.call('GET', `/gdpr/${body.id}`, { token })).body;
		expect(JSON.parse(String(report.data)).kept).toEqual([
			{
				brand: testBrand,
				list: 'saved',
				key: 'lluvia',
				path: '/clima/lluvia/',
				title: 'Nota lluvia',
				keptOn: new Date(noon).toISOString(),
			},
		]);
		await service.call('DELETE', '/user/anonymize', { token });
		await service.call('PUT', `/user/anonymize/approve/${service.nonce('deletion-request')}`, { token });
		expect(
			await service.database().sql.withTables<{ 'identity.kept': object }>().selectFrom('identity.kept').selectAll().execute(),
		).toEqual([]);
	});
});

describe('the limit of changes to what a reader keeps', () => {
	const service = testIdentity({}, undefined, realGuards());

	it('B07 refuses the next one with the time to wait, and keeps what was there', { tags: 'slow' }, async () => {
		const { accessToken: token } = await service.reader();
		for (let count = 0; count < 300; count++) await service.call('DELETE', '/kept/read', { token });
		const refused = await change(service, token, { add: [entry()] });
		expect(refused).toMatchObject({ status: 429, body: { code: '100014' } });
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
	});
});

describeOnPostgres('what a reader keeps on two devices at once', (testDatabase) => {
	const service = testIdentity({}, testDatabase(migrations));

	it('loses nothing, and no list grows beyond its limit', async () => {
		const { accessToken } = await service.reader();
		await addAll(service, accessToken, many(30, 'followed'));
		const batches = [100, 110, 120, 130].map((from) => many(10, 'followed', from));
		const answers = await Promise.all(
			batches.map((add) => change(service, accessToken, { add: [...add, ...many(10, 'saved', add[0]?.at)] })),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect(answers.filter(({ body }) => Array.isArray(body.full) && body.full.length > 0)).toHaveLength(2);
		expect(await keys(service, accessToken, 'followed')).toHaveLength(50);
		expect(await keys(service, accessToken)).toHaveLength(40);
	});

	it('has what was kept last, when one adds while the other removes', { tags: 'slow' }, async () => {
		const { accessToken } = await service.reader();
		for (let round = 0; round < 10; round++) {
			const at = noon + 10 * round;
			await Promise.all([
				change(service, accessToken, { add: [entry({ at: at + 2 })] }),
				change(service, accessToken, { remove: [entry({ at: at + 1 })] }),
			]);
			expect(await keys(service, accessToken)).toEqual(['lluvia']);
		}
	});
});

describe('a content group that is also a topic', () => {
	const service = testIdentity();
	const groupsOf = async (token: string) => {
		const { attributes } = (await service.call('GET', '/profile', { brand: 'ciudad', token })).body;
		return Array.isArray(attributes) ? attributes.find(({ name }) => name === 'contentGroups')?.value : undefined;
	};
	const followed = async (token: string) => {
		const { entries } = (await service.call('GET', '/kept', { brand: 'ciudad', token })).body;
		return Array.isArray(entries) ? entries.map(({ key, path, title }) => [key, path, title]) : [];
	};
	const choose = (token: string, value: string) => {
		const attributes = [
			{ name: 'contentGroups', value, type: 'String' },
			{ name: 'otro', value: 'queda', type: 'String' },
		];
		return service.call('PATCH', '/profile', { brand: 'ciudad', token, body: { attributes } });
	};
	const send = (token: string, body: object) => service.call('PATCH', '/kept', { brand: 'ciudad', token, body });
	const reader = async () => (await service.reader('ana@mail.test', undefined, 'ciudad')).accessToken;
	const aries = entry({ list: 'followed', key: 'tag:aries', path: '/tags/aries/', title: 'Aries' });

	it('CIU-04 CIU-05 is chosen in the profile by who follows the topic, and dropped by who leaves it or erases the list', async () => {
		const token = await reader();
		await choose(token, 'Exclusivo,Leo');
		await send(token, { add: [aries, entry({ list: 'followed', key: 'tag:teatro', path: '/tags/teatro/' }), entry()] });
		expect(await groupsOf(token)).toBe('Exclusivo,Aries,Leo');
		await send(token, { remove: [{ list: 'followed', key: 'tag:aries', at: noon + 1 }] });
		expect(await groupsOf(token)).toBe('Exclusivo,Leo');
		await send(token, { add: [{ ...aries, at: noon + 2 }] });
		await service.call('DELETE', '/kept/followed', { brand: 'ciudad', token });
		expect(await groupsOf(token)).toBe('Exclusivo');
		const profile = await service.call('GET', '/profile', { brand: 'ciudad', token });
		expect(profile.body.attributes).toEqual([
			{ name: 'otro', value: 'queda', type: 'String' },
			{ name: 'contentGroups', value: 'Exclusivo', type: 'String' },
		]);
	});

	it('CIU-05 leaves the profile as it is while the reader changes nothing but other entries', async () => {
		const token = await reader();
		await send(token, { add: [aries] });
		const before = await service.call('GET', '/profile', { brand: 'ciudad', token });
		service.clock.now = new Date(service.clock.now.getTime() + 1_000);
		await send(token, { add: [entry()] });
		expect((await service.call('GET', '/profile', { brand: 'ciudad', token })).body).toEqual(before.body);
	});

	it('CIU-03 CIU-05 is followed by who chooses it in the profile, until it is dropped there', async () => {
		const token = await reader();
		await choose(token, 'Exclusivo,Cines,Geminis');
		expect((await followed(token)).toSorted()).toEqual([
			['section:/cine-y-series', '/cine-y-series/', 'Cine y Series'],
			['tag:geminis', '/tags/geminis/', 'Géminis'],
		]);
		await choose(token, 'Exclusivo,Cines');
		expect(await followed(token)).toEqual([['section:/cine-y-series', '/cine-y-series/', 'Cine y Series']]);
		await service.call('PATCH', '/profile', { brand: 'ciudad', token, body: { firstName: 'Ana' } });
		expect(await followed(token)).toHaveLength(1);
	});

	it('CIU-03 that the profile already had is followed as before', async () => {
		const token = await reader();
		const page = { ...aries, title: 'Todo sobre Aries' };
		await send(token, { add: [page] });
		await choose(token, 'Exclusivo,Aries');
		expect((await service.call('GET', '/kept', { brand: 'ciudad', token })).body).toEqual({ entries: [page] });
	});
});
