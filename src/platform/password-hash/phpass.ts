import { hash } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { foreignHash, type ReadHash } from './stored-hash.ts';

/** 2¹⁶ rounds take about 0.1 s of the thread that serves requests, in slices. WordPress and phpBB have at most 2¹³. */
const maxLogRounds = 16;
/** Rounds after which other work of the process has its turn; about 1 ms. */
const slice = 1_000;

/** The portable hash of phpass: the logarithm of the rounds, eight characters of salt, and the key. phpBB writes `$H$`. */
const form = /^\$[PH]\$([./0-9A-Za-z])([./0-9A-Za-z]{8})([./0-9A-Za-z]{22})$/;

const alphabet = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Reads hashes of WordPress before 6.8, phpBB 3 and Drupal modules, which repeat MD5. */
export function readPhpass(text: string): ReadHash {
	const [, logRounds, salt = '', key = ''] = form.exec(text) ?? [];
	if (logRounds === undefined) return undefined;
	const log = alphabet.indexOf(logRounds);
	if (log > maxLogRounds) return 'too-costly';
	return foreignHash(decoded(key), (password) => derive(password, Buffer.from(salt), 2 ** log));
}

async function derive(password: Buffer, salt: Buffer, rounds: number): Promise<Buffer> {
	let key = md5(Buffer.concat([salt, password]));
	for (let round = 1; round <= rounds; round += 1) {
		key = md5(Buffer.concat([key, password]));
		if (round % slice === 0) await letOthersRun();
	}
	return key;
}

const md5 = (bytes: Buffer): Buffer => hash('md5', bytes, 'buffer');

/** 16 bytes from 22 characters. Each has six bits, the lowest first. */
function decoded(text: string): Buffer {
	const bits = [...text].reduce((sum, character, index) => sum | (BigInt(alphabet.indexOf(character)) << BigInt(6 * index)), 0n);
	return Buffer.from(Array.from({ length: 16 }, (_none, index) => Number((bits >> BigInt(8 * index)) & 0xffn)));
}
