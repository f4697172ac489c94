import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import { realGuards } from '../../../../tests/support/identity/guards.ts';
import { brandsWith, newAccount, type TestIdentity, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand } from '../../../../tests/support/test-brand.ts';

const day = 86_400_000;
const accepted = { status: 200, body: { success: true } };
const dead = { status: 404, body: { code: '300033' } };

const ask = (service: TestIdentity, email = 'ana@mail.test', newsletters: readonly string[] = ['primera-hora']) =>
	service.call('POST', '/newsletters/requests', { body: { email, newsletters } });
const nonce = (service: TestIdentity) => service.nonce('confirm-subscription');
const look = (service: TestIdentity) => service.call('GET', `/newsletters/requests/${nonce(service)}`);
const confirm = (service: TestIdentity, link = nonce(service)) => service.call('PUT', `/newsletters/requests/${link}`);
const rows = async (service: TestIdentity, table = 'subscription') =>
	(await sql<Record<string, unknown>>`select * from ${sql.table(`identity.${table}`)}`.execute(service.database().sql)).rows;
const subscribed = async (service: TestIdentity) => (await rows(service)).map(({ email, newsletter }) => `${email} ${newsletter}`).sort();
const tokenOf = ({ mails }: TestIdentity): string => {
	const data = mails.at(-1)?.data;
	return data && 'unsubscribeToken' in data ? String(data.unsubscribeToken) : '';
};
const end = (service: TestIdentity, token: string, also?: readonly string[]) =>
	service.call('POST', '/newsletters/unsubscribe', { body: { token, also } });
const mailCount = ({ mails }: TestIdentity) => mails.filter(({ template }) => template === 'confirm-subscription').length;

/** Asks and confirms. Returns the token of the email. */
async function subscribe(service: TestIdentity, newsletters?: readonly string[]): Promise<string> {
	await ask(service, 'ana@mail.test', newsletters);
	await confirm(service);
	return tokenOf(service);
}

describe('signing up for newsletters', () => {
	const service = testIdentity();

	it('ROUTE-13 takes a confirmation by email, and keeps when and how', async () => {
		expect(await ask(service, ' Ana@MAIL.test ', ['domingo', 'primera-hora', 'nada'])).toMatchObject(accepted);
		expect(service.mails.at(-1)).toMatchObject({ to: 'Ana@MAIL.test', data: { titles: ['Primera hora', 'Domingo'] } });
		expect(await subscribed(service)).toEqual([]);
		expect((await look(service)).body).toMatchObject({ state: 'open', newsletters: [{ id: 'primera-hora', title: 'Primera hora' }, {}] });
		expect(await subscribed(service)).toEqual([]);
		const askedAt = service.clock.now;
		service.clock.now = new Date(askedAt.getTime() + 60_000);
		expect((await confirm(service)).body).toMatchObject({ success: true, newsletters: [{ id: 'primera-hora' }, { id: 'domingo' }] });
		expect(await subscribed(service)).toEqual(['ana@mail.test domingo', 'ana@mail.test primera-hora']);
		const [row] = await rows(service);
		expect(row).toMatchObject({
			brand: testBrand,
			way: 'mail',
			asked_at: askedAt,
			confirmed_at: service.clock.now,
			network: '127.0.0.0/24',
		});
	});

	it('R01 stores a digest of the nonce, and no token', async () => {
		await ask(service);
		const stored = JSON.stringify([await rows(service, 'subscription_request'), await rows(service, 'mail')]);
		expect(stored).not.toContain(nonce(service));
		expect(stored).not.toContain(tokenOf(service));
	});

	it('R15 answers a second click like the first, and neither looking nor a click after the end subscribes', async () => {
		await ask(service);
		expect([await confirm(service), await confirm(service)]).toMatchObject([accepted, accepted]);
		expect((await look(service)).body).toMatchObject({ state: 'confirmed' });
		await end(service, tokenOf(service));
		expect(await confirm(service)).toMatchObject(dead);
		expect((await look(service)).body).toMatchObject({ state: 'dead' });
		expect(await subscribed(service)).toEqual([]);
	});

	it('refuses a link after three days, one of another brand and one that was made up', async () => {
		await ask(service);
		expect(await service.call('PUT', `/newsletters/requests/${nonce(service)}`, { brand: otherBrand })).toMatchObject(dead);
		expect(await confirm(service, 'x'.repeat(43))).toMatchObject(dead);
		expect((await service.call('GET', `/newsletters/requests/${'x'.repeat(43)}`)).body).toEqual({ state: 'dead', newsletters: [] });
		service.clock.now = new Date(service.clock.now.getTime() + 3 * day);
		expect(await confirm(service)).toMatchObject(dead);
		expect((await look(service)).body).toMatchObject({ state: 'dead' });
	});

	it.each([
		['no address', 'ana', ['primera-hora'], 'email-invalid'],
		['no newsletter of the brand', 'ana@mail.test', ['nada'], 'newsletter-not-found'],
		['no newsletter', 'ana@mail.test', [], 'newsletter-not-found'],
	])('refuses %s', async (_, email, newsletters, code) => {
		const { status, body } = await ask(service, email, newsletters);
		expect({ status, body }).toEqual({ status: 422, body: { code, message: expect.any(String), httpStatus: 422, error: true } });
		expect(mailCount(service)).toBe(0);
	});

	it('A04 gives the same answer for an address that has an account, is on the list, or neither', async () => {
		await service.reader('con@mail.test');
		await ask(service, 'lista@mail.test');
		await confirm(service);
		const answers = [];
		for (const email of ['con@mail.test', 'lista@mail.test', 'nadie@mail.test']) answers.push(await ask(service, email));
		for (const { status, body } of answers) expect({ status, body }).toEqual(accepted);
		expect(mailCount(service)).toBe(4);
	});

	it('P09 deletes a request after seven days, and the network of a subscription after ninety', async () => {
		await subscribe(service);
		await ask(service, 'otra@mail.test');
		const pass = async (days: number) => {
			service.clock.now = new Date(service.clock.now.getTime() + days * day);
			await service.identity().runJobs();
		};
		await pass(6);
		expect(await rows(service, 'subscription_request')).toHaveLength(2);
		await pass(2);
		expect([await rows(service, 'subscription_request'), await rows(service, 'mail')]).toEqual([[], []]);
		expect(await rows(service)).toMatchObject([{ network: '127.0.0.0/24' }]);
		await pass(90);
		expect(await rows(service)).toMatchObject([{ network: null }]);
	});
});

describe('ending a subscription', () => {
	const service = testIdentity();

	it('ROUTE-13 takes one request without a session, and may be repeated', async () => {
		const token = await subscribe(service, ['primera-hora', 'domingo']);
		const other = await subscribe(service, ['cine']);
		const link = { newsletters: [{ id: 'primera-hora' }, { id: 'domingo' }], areActive: true, others: [{ id: 'cine', title: 'Cine' }] };
		const seen = await service.call('GET', `/newsletters/unsubscribe?token=${token}`);
		expect(seen).toMatchObject({ status: 200, body: link });
		for (let round = 0; round < 2; round++)
			expect(await end(service, token)).toMatchObject({ status: 200, body: { areActive: false, others: [{ id: 'cine' }] } });
		expect(await subscribed(service)).toEqual(['ana@mail.test cine']);
		await end(service, other);
		expect(await subscribed(service)).toEqual([]);
	});

	it('ends what else is chosen, and nothing of another address', async () => {
		const token = await subscribe(service, ['primera-hora']);
		const other = await subscribe(service, ['domingo', 'cine']);
		await ask(service, 'eva@mail.test', ['cine']);
		await confirm(service);
		expect((await end(service, token, ['cine'])).body).toMatchObject({ others: [{ id: 'domingo' }] });
		expect(await subscribed(service)).toEqual(['ana@mail.test domingo', 'eva@mail.test cine']);
		expect((await service.call('GET', `/newsletters/unsubscribe?token=${other}`)).body).toMatchObject({ areActive: true, others: [] });
	});

	it('works by the link of the email that asks for the confirmation, and makes that one useless', async () => {
		await ask(service);
		await end(service, tokenOf(service));
		expect(await confirm(service)).toMatchObject(dead);
	});

	it('works by the link of an old email after a new subscription', async () => {
		const token = await subscribe(service);
		await end(service, token);
		await subscribe(service);
		expect((await end(service, token)).body).toMatchObject({ areActive: false });
		expect(await subscribed(service)).toEqual([]);
	});

	it('refuses a token that is damaged or of another brand, and ends nothing', async () => {
		const token = await subscribe(service);
		const damaged = { status: 404, body: { code: 'unsubscribe-link-damaged' } };
		for (const wrong of [`${token.slice(0, -2)}`, token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), '', 'nada'])
			expect(await end(service, wrong)).toMatchObject(damaged);
		expect(await service.call('POST', '/newsletters/unsubscribe', { brand: otherBrand, body: { token } })).toMatchObject(damaged);
		expect(await subscribed(service)).toHaveLength(1);
	});
});

describe('the limits of signing up for newsletters', () => {
	const service = testIdentity({}, undefined, realGuards());
	const asking = testIdentity(
		{ findBrand: brandsWith({ captcha: { signIn: false, signUp: false, oneTimeLink: true, resetPassword: false } }) },
		undefined,
		realGuards(),
	);

	it('R11 sends three emails an hour to an address, with the same answer to the fourth request', async () => {
		for (let round = 0; round < 4; round++) expect(await ask(service)).toMatchObject(accepted);
		expect(mailCount(service)).toBe(3);
		await ask(service, 'eva@mail.test');
		expect(mailCount(service)).toBe(4);
	});

	it('ENT-13 asks for a captcha where the brand wants it', async () => {
		expect(await ask(asking)).toMatchObject({ status: 400, body: { code: '130001' } });
		const body = { email: 'ana@mail.test', newsletters: ['cine'], recaptchaToken: 'good' };
		expect(await asking.call('POST', '/newsletters/requests', { body })).toMatchObject(accepted);
		expect(mailCount(asking)).toBe(1);
	});
});

describe('the newsletters of a reader with an account', () => {
	const service = testIdentity();
	const sharing = testIdentity({ findBrand: brandsWith({ tenant: 'shared' }) });
	const own = async (token: string) => (await service.call('GET', '/newsletters/own', { token })).body.newsletters;
	const choose = (token: string, newsletters: readonly string[]) =>
		service.call('PUT', '/newsletters/own', { token, body: { newsletters } });

	it('ROUTE-13 are chosen without an email, and those that were confirmed by mail are among them', async () => {
		await subscribe(service, ['domingo']);
		const { accessToken } = await service.reader();
		const sent = service.mails.length;
		expect(await own(accessToken)).toEqual(['domingo']);
		expect(await choose(accessToken, ['primera-hora', 'domingo', 'nada'])).toMatchObject({ status: 200 });
		expect((await rows(service)).map(({ newsletter, way }) => `${newsletter} ${way}`).sort()).toEqual([
			'domingo mail',
			'primera-hora profile',
		]);
		expect((await choose(accessToken, ['primera-hora'])).body).toEqual({ newsletters: ['primera-hora'] });
		expect(service.mails).toHaveLength(sent);
	});

	it('may be all that the brand has, and go to the address as the reader typed it', async () => {
		const { accessToken } = await service.reader('Ana@MAIL.test');
		const all = ['cine', 'domingo', 'primera-hora'];
		expect(await choose(accessToken, all)).toMatchObject({ status: 200, body: { newsletters: all } });
		for (const row of await rows(service)) expect(row).toMatchObject({ email: 'ana@mail.test', email_typed: 'Ana@MAIL.test' });
	});

	it('are those of one brand: what they get of another with the same readers is neither shown nor ended', async () => {
		const { accessToken: token } = await sharing.reader();
		const ownAt = async (brand: BrandId) => (await sharing.call('GET', '/newsletters/own', { brand, token })).body.newsletters;
		const chooseAt = async (brand: BrandId, newsletters: readonly string[]) =>
			(await sharing.call('PUT', '/newsletters/own', { brand, token, body: { newsletters } })).body.newsletters;
		expect(await chooseAt(testBrand, ['domingo'])).toEqual(['domingo']);
		expect(await ownAt(otherBrand)).toEqual([]);
		expect(await chooseAt(otherBrand, ['cine'])).toEqual(['cine']);
		expect(await chooseAt(otherBrand, [])).toEqual([]);
		expect(await ownAt(testBrand)).toEqual(['domingo']);
	});

	it('A15 are those of a verified address alone', async () => {
		await subscribe(service, ['domingo']);
		const { body } = await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		expect(await own(String(body.accessToken))).toEqual([]);
		expect(await choose(String(body.accessToken), [])).toMatchObject({ status: 200, body: { newsletters: [] } });
		expect(await choose(String(body.accessToken), ['cine'])).toMatchObject({ status: 401, body: { code: '130051' } });
		expect(await subscribed(service)).toEqual(['ana@mail.test domingo']);
	});

	it('move with a change of email', async () => {
		const { accessToken } = await service.reader();
		await choose(accessToken, ['domingo', 'cine']);
		await ask(service, 'nueva@mail.test', ['cine']);
		await confirm(service);
		await service.call('PATCH', '/profile', { token: accessToken, body: { email: 'Nueva@mail.test' } });
		const link = service.nonce('email-change');
		expect(await service.call('GET', `/email/verify/${link}`, { token: accessToken })).toMatchObject(accepted);
		expect(await subscribed(service)).toEqual(['nueva@mail.test cine', 'nueva@mail.test domingo']);
		expect(await own(accessToken)).toEqual(['cine', 'domingo']);
	});

	it('A15 stay with an address that the reader never verified', async () => {
		await subscribe(service, ['domingo']);
		const { body } = await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		const token = body.accessToken;
		await service.call('PATCH', '/profile', { token, body: { email: 'intrusa@mail.test' } });
		expect(await service.call('GET', `/email/verify/${service.nonce('email-change')}`, { token })).toMatchObject(accepted);
		expect(await subscribed(service)).toEqual(['ana@mail.test domingo']);
	});

	it('P01 P03 are in the report of the reader, and are deleted with the account', async () => {
		const { accessToken } = await service.reader();
		await choose(accessToken, ['domingo']);
		await ask(service, 'ana@mail.test', ['cine']);
		const { body } = await service.call('POST', '/gdpr', { token: accessToken });
		await service.identity().runJobs();
		const report = (await service.call('GET', `/gdpr/${body.id}`, { token: accessToken })).body;
		expect(JSON.parse(String(report.data)).newsletters).toMatchObject([{ brand: testBrand, newsletter: 'domingo', way: 'profile' }]);
		await service.call('DELETE', '/user/anonymize', { token: accessToken });
		await service.call('PUT', `/user/anonymize/approve/${service.nonce('deletion-request')}`, { token: accessToken });
		expect([await rows(service), await rows(service, 'subscription_request')]).toEqual([[], []]);
	});

	it('P01 of an address stay when an account that never proved it is deleted', async () => {
		await subscribe(service, ['domingo']);
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		service.clock.now = new Date(service.clock.now.getTime() + 8 * day);
		await service.identity().runJobs();
		expect(await rows(service, 'account')).toHaveLength(0);
		expect(await subscribed(service)).toEqual(['ana@mail.test domingo']);
	});
});

describeOnPostgres('newsletters with several requests at the same time', (testDatabase) => {
	const service = testIdentity({}, testDatabase(migrations));

	it('R02 one of many confirmations subscribes, and all get the same answer', async () => {
		await ask(service, 'ana@mail.test', ['primera-hora', 'cine']);
		const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(service)));
		for (const answer of answers) expect(answer).toMatchObject(accepted);
		expect(await subscribed(service)).toEqual(['ana@mail.test cine', 'ana@mail.test primera-hora']);
	});

	it('R02 a reader who ends a subscription while it is being confirmed is on no list', { tags: 'slow' }, async () => {
		for (let round = 0; round < 20; round++) {
			await ask(service, `ana${round}@mail.test`);
			const [ended] = await Promise.all([end(service, tokenOf(service)), confirm(service), confirm(service)]);
			expect(ended).toMatchObject({ status: 200 });
			expect(await subscribed(service)).toEqual([]);
		}
	});
});
