import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { describeOnCluster, type PostgresCluster, startCluster } from '../../support/databases/postgres-cluster.ts';
import { accountVisits, arriveAt, button, field } from '../../support/identity/account-visits.ts';
import { minute, tokenUntil } from '../../support/identity/fake-accounts.ts';

const kept = 'ArcId.USER_INFO';
const ofReader = [kept, 'ArcId.USER_PROFILE', 'ArcId.USER_PROFILE_EXPIRED_TIME', 'ArcId.USER_SEGMENTS', 'ArcId.USER_SETTINGS', 'uuid-arc'];

type Tokens = { readonly accessToken: string; readonly refreshToken: string };

const tokens = (page: Page) => page.evaluate((key): Tokens => JSON.parse(localStorage.getItem(key) ?? 'null'), kept);
/** Lets tokens of the session be others, as time or somebody else may do. */
const change = (page: Page, changed: Partial<Tokens>) =>
	page.evaluate(
		([key, others]) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...others })),
		[kept, changed] as const,
	);
const over = () => tokenUntil(Date.now() - minute);

/** Requests for new tokens that all tabs of a browser make. */
function refreshesOf(context: BrowserContext): string[] {
	const seen: string[] = [];
	context.on('request', (request) => request.url().endsWith('/auth/token') && request.method() === 'POST' && seen.push(request.url()));
	return seen;
}

const isMarked = (page: Page) => page.locator('html').getAttribute('data-session');
const showsProfile = (page: Page) => field(page, 'Nombre').waitFor();

describe('with one program', () => {
	const { program, reader, newReader, signIn } = accountVisits();

	describe.each(brandList)('the session of a reader of $id', ({ id, texts }) => {
		const email = `fichas-${id}@mail.test`;
		const profile = () => program().url(id, '/perfil/');
		beforeAll(() => newReader(id, email));
		const signedIn = async () => {
			const { context, page } = await reader();
			await signIn(page, id, email);
			await arriveAt(page, '/perfil/');
			await showsProfile(page);
			return { context, page };
		};

		it('SES-03 T02 FLOW-12 FLOW-13 HDR-11 is one for all tabs: it begins, is renewed and ends in all of them', async () => {
			const { context, page } = await reader();
			const other = await context.newPage();
			await other.goto(program().url(id, '/'));
			expect(await isMarked(other)).toBeNull();
			await signIn(page, id, email);
			await arriveAt(page, '/perfil/');
			await expect.poll(() => isMarked(other)).not.toBeNull();

			// A page that still loads would renew the session before it is left, and its successor once more.
			await page.waitForLoadState('networkidle');
			await change(page, { accessToken: over() });
			const [before, refreshes] = [await tokens(page), refreshesOf(context)];
			await Promise.all([page, other].map((tab) => tab.goto(profile())));
			await Promise.all([page, other].map(showsProfile));
			expect(refreshes).toHaveLength(1);
			const after = await tokens(other);
			expect(after).toEqual(await tokens(page));
			expect([after.accessToken, after.refreshToken]).not.toContain(before.refreshToken);

			await button(page, texts.account.profile.signOut).click();
			await arriveAt(page, '/');
			await arriveAt(other, '/ingresar/');
			expect(await isMarked(page)).toBeNull();
			expect(await isMarked(other)).toBeNull();
			await context.close();
		});

		it('SES-03 ADM-05 goes on unseen when its access token is over, or the service takes it no longer', async () => {
			const { context, page } = await signedIn();
			const [complaints, refreshes] = [listenTo(page), refreshesOf(context)];
			const save = async (name: string) => {
				await field(page, 'Nombre').fill(name);
				await button(page, texts.account.profile.save).click();
				await page.getByText(texts.account.profile.saved).waitFor();
			};
			await change(page, { accessToken: over() });
			await save('Anita');
			expect(refreshes).toHaveLength(1);
			expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
			await change(page, { accessToken: tokenUntil(Date.now() + 10 * minute) });
			await save('Ana');
			expect(refreshes).toHaveLength(2);
			expect(new URL(page.url()).pathname).toBe('/perfil/');
			await context.close();
		});

		it.each([
			['its refresh token is over', (page: Page) => change(page, { accessToken: over(), refreshToken: over() })],
			[
				'it was ended elsewhere',
				async (page: Page) => {
					const { accessToken } = await tokens(page);
					const headers = { authorization: `Bearer ${accessToken}` };
					await program().send(id, '/identity/public/v1/auth/token', { method: 'DELETE', headers });
					await change(page, { accessToken: over() });
				},
			],
		])('SES-05 SES-06 ENT-07 LIM-02 is emptied when %s, with all that is kept of her, and she is led to ingresar', async (_when, end) => {
			const { context, page } = await signedIn();
			await page.evaluate((keys) => {
				for (const key of keys) if (localStorage.getItem(key) === null) localStorage.setItem(key, '[]');
			}, ofReader);
			await end(page);
			await page.goto(profile());
			await arriveAt(page, '/ingresar/');
			expect(await page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), ofReader)).toEqual([]);
			expect(await isMarked(page)).toBeNull();
			await context.close();
		});
	});
});

describeOnCluster('a session while the database is down', () => {
	let cluster: PostgresCluster;
	const { program, reader, newReader, signIn } = accountVisits(async () => {
		cluster = await startCluster();
		return { DATABASE_URL: cluster.databaseUrl };
	});
	afterAll(() => cluster?.remove());

	it('T09 X03 is kept, the page says what is the matter, and goes on when the database is back', async () => {
		const pages = await Promise.all(
			(['tn', 'ciudad'] as const).map(async (id) => {
				const email = `corte-${id}@mail.test`;
				await newReader(id, email);
				const { page } = await reader();
				await signIn(page, id, email);
				await arriveAt(page, '/perfil/');
				await showsProfile(page);
				return { id, page, before: await tokens(page) };
			}),
		);
		await cluster.kill();
		for (const { id, page, before } of pages) {
			await change(page, { accessToken: over() });
			await page.goto(program().url(id, '/perfil/'));
			await page.getByText(brands[id].texts.account.offline).waitFor();
			expect((await tokens(page)).refreshToken).toBe(before.refreshToken);
			expect(new URL(page.url()).pathname).toBe('/perfil/');
		}
		await cluster.start();
		await expect.poll(async () => (await program().get('tn', '/readyz')).status, { timeout: 15_000 }).toBe(200);
		for (const { id, page } of pages) {
			await button(page, brands[id].texts.tryAgain).click();
			await showsProfile(page);
			await page.context().close();
		}
	});
});
