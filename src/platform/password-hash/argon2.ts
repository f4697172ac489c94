import { hash, verify } from '@node-rs/argon2';
import type { ReadHash } from './stored-hash.ts';

/** What one hash costs. */
export type Argon2Cost = { readonly memoryKiB: number; readonly passes: number };

/** RFC 9106, section 4, second recommended option, in one lane; OWASP's cheat sheet and ASVS 5.0 appendix C ask for 19 MiB and two passes at least. */
export const todaysCost: Argon2Cost = { memoryKiB: 65_536, passes: 3 };

const mostMemoryKiB = 131_072;
/** KiB × passes: about half a second on a small server. */
const mostWork = 4 * mostMemoryKiB;

const form =
	/^\$argon2(?<kind>id?|d)\$v=(?<version>16|19)\$m=(?<m>\d{1,10}),t=(?<t>\d{1,10}),p=(?<p>\d{1,3})\$(?<salt>[\w+/]{11,86})\$(?<key>[\w+/]{22,86})$/;

/** Base64 characters of 16 and of 32 bytes. */
const fullSalt = 22;
const fullKey = 43;

/** A PHC string with a salt of 16 bytes and a key of 32. */
export const argon2id = (password: Buffer, { memoryKiB, passes }: Argon2Cost): Promise<string> =>
	hash(password, { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 });

/** Reads a PHC string of any Argon2; old when it is weaker than `today` or another variant. */
export function readArgon2(text: string, today: Argon2Cost): ReadHash {
	const { kind, version, m, t, p, salt = '', key = '' } = form.exec(text)?.groups ?? {};
	if (kind === undefined) return undefined;
	const [memoryKiB, passes] = [Number(m), Number(t)];
	if (memoryKiB > mostMemoryKiB || memoryKiB * passes > mostWork || Number(p) > 16) return 'too-costly';
	const isToday = kind === 'id' && version === '19' && p === '1' && salt.length >= fullSalt && key.length >= fullKey;
	return {
		isOld: !isToday || memoryKiB < today.memoryKiB || passes < today.passes,
		matches: (password) => verify(text, password),
	};
}
