import { readArgon2 } from './argon2.ts';
import type { Argon2Cost } from './argon2-cost.ts';
import { readBcrypt, readWordPressBcrypt } from './bcrypt.ts';
import { readPbkdf2 } from './pbkdf2.ts';
import { readPhpass } from './phpass.ts';
import { readScrypt } from './scrypt.ts';
import type { ReadHash } from './stored-hash.ts';

/** The forms of other systems. */
const readers = [readBcrypt, readWordPressBcrypt, readPbkdf2, readScrypt, readPhpass];

/** Reads a stored hash of any supported form. `current` is the cost of new hashes. */
export function readStoredHash(text: string, current: Argon2Cost): ReadHash {
	let found = readArgon2(text, current);
	for (const read of readers) found ??= read(text);
	return found;
}
