import { readBcrypt, readWordPressBcrypt } from './bcrypt.ts';
import { readPbkdf2 } from './pbkdf2.ts';
import { readPhpass } from './phpass.ts';
import { readScrypt } from './scrypt.ts';
import type { ReadHash } from './stored-hash.ts';

/** The forms of other systems. */
const readers = [readBcrypt, readWordPressBcrypt, readPbkdf2, readScrypt, readPhpass];

/** Reads the stored hash of another system, in any supported form. */
export function readForeignHash(text: string): ReadHash {
	let found: ReadHash;
	for (const read of readers) found ??= read(text);
	return found;
}
