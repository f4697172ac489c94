// The upper limit of sign-ins: verifies passwords for some seconds, as many in parallel as the program does. Prints as JSON the rate per
// second and the processor time of one, in ms: node bench/inside/hash-only.ts SECONDS PARALLEL
import { createPasswordHash } from '#platform/password-hash';

const seconds = Number(process.argv[2]);
const parallel = Number(process.argv[3]);
const passwords = createPasswordHash();
const caller = { networkKey: 'bench', account: 'bench' };
const hash = await passwords.hash('nubes sobre Quilmes 7', caller);
let done = 0;
const started = performance.now();
const cpu = process.cpuUsage();
const lane = async () => {
	while (performance.now() - started < seconds * 1000) {
		await passwords.verify(hash, 'nubes sobre Quilmes 7', caller);
		done += 1;
	}
};
await Promise.all(Array.from({ length: parallel }, lane));
const { user, system } = process.cpuUsage(cpu);
console.log(JSON.stringify({ perSecond: done / ((performance.now() - started) / 1000), cpuMs: (user + system) / 1000 / done }));
