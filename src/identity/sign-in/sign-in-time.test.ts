import { hash as bcrypt } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { createAccountImport, migrations } from '#identity';
import { createPasswordHash } from '#platform/password-hash';
import { Secret } from '#platform/secret';
import { testDatabase } from '../../../tests/support/databases/database.ts';
import { measuresTheMachine } from '../../../tests/support/form.ts';
import { signIn, testIdentity } from '../../../tests/support/identity/identity.ts';

/** Shorter than the product's limit, and longer than the slowest hash in these tests. */
const failureMs = 500;

describe('a sign-in that fails', () => {
	const database = testDatabase(migrations);
	const service = testIdentity({ passwords: createPasswordHash({ failureMs }) }, database);
	const importReaders = async () => {
		const stored = {
			'cheap@mail.test': '$pbkdf2-sha256$i=25000,l=32$MDEyMzQ1Njc4OWFiY2RlZg$ajswom0eMg/9MIweo5m6qyoFrvG2p2HxTv+16AR1QH0',
			'dear@mail.test': await bcrypt('la clave de antes', 9),
		};
		const lines = Object.entries(stored).map(([email, password]) =>
			JSON.stringify({ profile: { email, emailVerified: true }, identities: [{ type: 'Password', userName: email, password }] }),
		);
		const secret = new Secret('a secret of the tests that is long enough');
		const accounts = createAccountImport({ database: database(), clock: () => service.clock.now, secret });
		expect(await accounts.importLines(brands.tn, lines)).toMatchObject([{ kind: 'stored' }, { kind: 'stored' }]);
	};
	/** How much longer than the time of a failure a wrong password takes, in ms. */
	const extraOf = async (email: string) => {
		const began = performance.now();
		expect((await service.call('POST', '/auth/login', { body: signIn(email, 'otra clave') })).status).toBe(401);
		return performance.now() - began - failureMs;
	};

	it('A03 takes as long for imported readers, whatever their old hash costs, as for nobody and for our own hash', {
		...measuresTheMachine,
		timeout: 30_000,
	}, async () => {
		await importReaders();
		await service.reader('own@mail.test');
		const emails = ['cheap@mail.test', 'dear@mail.test', 'own@mail.test', 'nobody@mail.test'];
		const rounds: number[][] = [];
		// In turns, so that a busy moment of the machine delays all of them.
		for (let round = 0; round < 5; round++) {
			const extras: number[] = [];
			for (const email of emails) extras.push(await extraOf(email));
			rounds.push(extras);
		}
		// The shortest time of each email: a busy machine delays an answer, and never makes it early.
		const extra = emails.map((_, at) => Math.min(...rounds.map((extras) => extras[at] ?? Number.NaN)));
		for (const ms of extra) expect(ms).toBeGreaterThan(-3);
		expect(Math.max(...extra) - Math.min(...extra)).toBeLessThan(failureMs / 5);
	});
});
