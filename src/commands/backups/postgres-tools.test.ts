import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Secret } from '#platform/secret';
import { dumpTo } from './postgres-tools.ts';

afterEach(() => void vi.unstubAllEnvs());

/** The password and the arguments that `pg_dump` gets, for the address of a database and a password in the environment. */
async function given(address: string): Promise<readonly string[]> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-pg-dump-'));
	await writeFile(join(folder, 'pg_dump'), `#!/bin/sh\nprintf '%s\\n' "$PGPASSWORD" "$@" > '${folder}/given'\n`, { mode: 0o755 });
	vi.stubEnv('PATH', folder);
	vi.stubEnv('PGPASSWORD', 'of the environment');
	await dumpTo(join(folder, 'dump'), new Secret(address));
	return (await readFile(join(folder, 'given'), 'utf8')).split('\n');
}

describe('the password of a database', () => {
	it('is never among the arguments of PostgreSQL’s commands, which other users of the machine can see', async () => {
		for (const address of ['postgres://ana:s3cr3to%21@db.example/kiosco', 'postgres://db.example/kiosco?user=ana&password=s3cr3to%21']) {
			const [password, ...args] = await given(address);
			expect(password).toBe('s3cr3to!');
			expect(args.join(' ')).not.toContain('s3cr3to');
		}
	});

	it('is that of the environment where the address has none', async () => {
		expect((await given('postgres://ana@db.example/kiosco'))[0]).toBe('of the environment');
	});
});
