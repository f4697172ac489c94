import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testIdentity } from '../../../../tests/support/identity/identity.ts';

const service = testIdentity();

it('T09 while the keys cannot be read, a good token is a fault of ours and not refused, and works again afterwards', async () => {
	const { accessToken: token } = await service.reader();
	const run = (text: string) => sql.raw(text).execute(service.database().sql);
	const look = async () => (await service.call('GET', '/profile', { token })).status;
	// Later the keys in memory are too old to be used.
	service.clock.now = new Date(service.clock.now.getTime() + 60_000);
	await run('alter table identity.signing_key rename to hidden_key');
	const during = await look().finally(() => run('alter table identity.hidden_key rename to signing_key'));
	expect([during, await look()]).toEqual([500, 200]);
});
