import { hash as bcrypt } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { createAccountImport, migrations } from '#identity';
import { createPasswordHash } from '#platform/password-hash';
import { Secret } from '#platform/secret';
import { testDatabase } from '../../../tests/support/databases/database.ts';
import { measuresTheMachine } from '../../../tests/support/form.ts';
import { signIn, testIdentity } from '../../../tests/support/identity/identity.ts';

/** Shorter than the product's, and longer than the dearest hash here. */
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
	/** How much longer than the time of a failure a wrong password takes, at least, in ms. */
	const least = async (email: string) => {
		const times: number[] = [];
		for (let time = 0; time < 4; time++) {
			const began = performance.now();
			expect((await service.call('POST', '/auth/login', { body: signIn(email, 'otra clave') })).status).toBe(401);
			times.push(performance.now() - began - failureMs);
		}
		return Math.min(...times);
	};

	it('A03 takes as long for imported readers, whatever their old hash costs, as for nobody and for our own hash', {
		...measuresTheMachine,
		timeout: 30_000,
	}, async () => {
		await importReaders();
		await service.reader('own@mail.test');
		const extra = [];
		for (const email of ['cheap@mail.test', 'dear@mail.test', 'own@mail.test', 'nobody@mail.test']) extra.push(await least(email));
		// The least of some: a busy machine makes an answer late, and never early.
		for (const ms of extra) expect(ms).toBeGreaterThan(-3);
		expect(Math.max(...extra) - Math.min(...extra)).toBeLessThan(failureMs / 5);
	});
});
