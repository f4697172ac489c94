import { readArgon2 } from './argon2.ts';
import type { Argon2Cost } from './argon2-cost.ts';
import { readBcrypt } from './bcrypt.ts';
import { readPbkdf2 } from './pbkdf2.ts';
import { readScrypt } from './scrypt.ts';
import type { ReadHash } from './stored-hash.ts';

/** Reads a stored hash of any supported form. `current` is the cost of new hashes. */
export function readStoredHash(text: string, current: Argon2Cost): ReadHash {
	return readArgon2(text, current) ?? readBcrypt(text) ?? readPbkdf2(text) ?? readScrypt(text);
}
