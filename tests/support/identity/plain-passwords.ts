import type { PasswordHash } from '#platform/password-hash';

/** A hash that costs nothing: readable, and without characters that PostgreSQL refuses. */
const plain = (password: string) => `plain:${encodeURIComponent(password.toWellFormed().normalize('NFKC'))}`;

/** Password hashing that costs nothing. */
export const plainPasswords: PasswordHash = {
	hash: async (password) => plain(password),
	verify: async (hash, password) => ({ matches: hash === plain(password), isOld: false }),
	verifyNothing: async () => {},
};

/** Wraps `hashes`, and counts how many passwords were hashed, and how many compared, including comparisons with nothing. */
export function countedPasswords(hashes: () => PasswordHash = () => plainPasswords) {
	const count = { hashed: 0, compared: 0 };
	const counted =
		<Given extends readonly unknown[], Result>(key: keyof typeof count, ask: (...given: Given) => Result) =>
		(...given: Given) => {
			count[key] += 1;
			return ask(...given);
		};
	const passwords: PasswordHash = {
		hash: counted('hashed', (...given) => hashes().hash(...given)),
		verify: counted('compared', (...given) => hashes().verify(...given)),
		verifyNothing: counted('compared', (...given) => hashes().verifyNothing(...given)),
	};
	return { count, passwords };
}
