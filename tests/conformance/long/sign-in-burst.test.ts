import { expect, it } from 'vitest';
import { migrations } from '#identity';
import { createPasswordHash } from '#platform/password-hash';
import { describeOnPostgres } from '../../support/databases/database.ts';
import { signIn, testIdentity } from '../../support/identity/identity.ts';

const greedyAccounts = ['a', 'b', 'c', 'd'].map((name) => `${name}@greedy.test`);
const readers = Array.from({ length: 40 }, (_, at) => ({ email: `reader-${at}@mail.test`, ip: `10.0.${at}.1` }));

describeOnPostgres('a burst of sign-ins with the right passwords', (open) => {
	// The order of the turns is tested, and a busy machine takes longer for forty than the product lets readers wait.
	const service = testIdentity({ passwords: createPasswordHash({ longestWaitMs: 60_000 }) }, open(migrations));
	const login = (email: string, ip: string) => service.call('POST', '/auth/login', { body: signIn(email), ip });

	it('of four accounts at one address, in nine loops each, keeps none of forty other readers out', async () => {
		for (const email of [...greedyAccounts, ...readers.map(({ email }) => email)]) await service.reader(email);
		let isOver = false;
		let greedy = 0;
		const loop = async (email: string) => {
			for (; !isOver; greedy++) await login(email, '192.0.2.1');
		};
		const loops = greedyAccounts.flatMap((email) => Array.from({ length: 9 }, () => loop(email)));
		const answers = await Promise.all(readers.map(({ email, ip }) => login(email, ip)));
		const before = greedy;
		isOver = true;
		await Promise.all(loops);
		expect(answers.map(({ status }) => status)).toEqual(readers.map(() => 200));
		// One network had its turns like each other one.
		expect(before).toBeLessThan(readers.length);
	});
});
