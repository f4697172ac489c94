import { type Argon2Cost, readArgon2, todaysCost } from './argon2.ts';
import { readBcrypt } from './bcrypt.ts';
import { readPbkdf2 } from './pbkdf2.ts';
import { readScrypt } from './scrypt.ts';
import type { ReadHash } from './stored-hash.ts';

/** The stored hash that a text is, whichever system made it. */
export function readStoredHash(text: string, today: Argon2Cost = todaysCost): ReadHash {
	return readArgon2(text, today) ?? readBcrypt(text) ?? readPbkdf2(text) ?? readScrypt(text);
}
