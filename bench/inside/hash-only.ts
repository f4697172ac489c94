// The bare limit of signing in: compares a password with its hash for some seconds, as many at once as the program does, and prints the rate.
import { createPasswordHash } from '#platform/password-hash';

const seconds = Number(process.argv[2]);
const atOnce = Number(process.argv[3]);
const passwords = createPasswordHash();
const hash = await passwords.hash('nubes sobre Quilmes 7');
let done = 0;
const started = performance.now();
const lane = async () => {
	while (performance.now() - started < seconds * 1000) {
		await passwords.verify(hash, 'nubes sobre Quilmes 7');
		done += 1;
	}
};
await Promise.all(Array.from({ length: atOnce }, lane));
console.log(done / ((performance.now() - started) / 1000));
