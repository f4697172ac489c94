import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { brands } from '#brands';
import { describeOnCluster, type PostgresCluster, startCluster } from '../../support/databases/postgres-cluster.ts';
import { accountVisits, arriveAt, button, field } from '../../support/identity/account-visits.ts';
import { minute, tokenUntil } from '../../support/identity/fake-accounts.ts';

const sessionKey = 'ArcId.USER_INFO';
const session = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), sessionKey);
const showsProfile = (page: Page) => field(page, 'Nombre').waitFor();

/** Replaces the access token of a session by one that has expired. */
const expire = (page: Page) =>
	page.evaluate(
		([key, accessToken]) => {
			const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
			localStorage.setItem(key, JSON.stringify({ ...stored, accessToken }));
		},
		[sessionKey, tokenUntil(Date.now() - minute)] as const,
	);

describeOnCluster('a session while the database is down', () => {
	let cluster: PostgresCluster;
	const { program, reader, newReader, signIn } = accountVisits(async () => {
		cluster = await startCluster();
		return { DATABASE_URL: cluster.databaseUrl };
	});
	afterAll(() => cluster?.remove());

	it('T09 X03 stays in the browser while the page says what is wrong, and continues when the database is back', async () => {
		const pages = await Promise.all(
			(['tn', 'ciudad'] as const).map(async (id) => {
				const email = `corte-${id}@mail.test`;
				await newReader(id, email);
				const { page } = await reader();
				await signIn(page, id, email);
				await arriveAt(page, '/perfil/');
				await showsProfile(page);
				return { id, page, before: await session(page) };
			}),
		);
		await cluster.kill();
		for (const { id, page, before } of pages) {
			await expire(page);
			await page.goto(program().url(id, '/perfil/'));
			await page.getByText(brands[id].texts.account.offline).waitFor();
			expect((await session(page)).refreshToken).toBe(before.refreshToken);
			expect(new URL(page.url()).pathname).toBe('/perfil/');
		}
		await cluster.start();
		await expect.poll(async () => (await program().get('tn', '/readyz')).status, { timeout: 15_000 }).toBe(200);
		for (const { id, page } of pages) {
			await button(page, brands[id].texts.tryAgain).click();
			await showsProfile(page);
		}
	});
});
