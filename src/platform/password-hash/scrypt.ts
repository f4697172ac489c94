import { createCipheriv, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { bytesOf, foreignHash, type ReadHash } from './stored-hash.ts';

const derive = promisify<Buffer, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Largest memory of one computation in bytes (128·N·r), and most work (N·r·p), about 0.5 s. */
const maxMemory = 134_217_728;
const maxWork = 2_097_152;

/** `$scrypt$ln=15,r=8,p=1$salt$key`; N is 2 to the power of `ln`. */
const phc = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/.]{1,200}={0,2})\$([\w+/.]{1,200}={0,2})$/;
/** Werkzeug: `scrypt:32768:8:1$salt$key`; the salt is used as it is written, the key is hexadecimal. */
const werkzeug = /^scrypt:(\d{1,12}):(\d{1,3}):(\d{1,3})\$([^$]{1,200})\$([\da-f]{32,256})$/;
/** Firebase, in Ory's form: `$firescrypt$ln=14,r=8,p=1$salt$key$separator$signer`. */
const firebase =
	/^\$firescrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/.]{1,200}={0,2})\$([\w+/.]{1,200}={0,2})\$([\w+/.]{1,200}={0,2})\$([\w+/.]{1,200}={0,2})$/;

/** Reads the common forms of scrypt (RFC 7914), and Firebase's. */
export function readScrypt(text: string): ReadHash {
	return readPhc(text) ?? readWerkzeug(text) ?? readFirebase(text);
}

function readPhc(text: string): ReadHash {
	const [, ln, r, p, salt, key] = phc.exec(text) ?? [];
	if (ln === undefined) return undefined;
	return hashOf({ N: 2 ** Number(ln), r: Number(r), p: Number(p) }, bytesOf(salt), bytesOf(key));
}

function readWerkzeug(text: string): ReadHash {
	const [, n, r, p, salt = '', key = ''] = werkzeug.exec(text) ?? [];
	if (n === undefined) return undefined;
	return hashOf({ N: Number(n), r: Number(r), p: Number(p) }, Buffer.from(salt), Buffer.from(key, 'hex'));
}

/** Firebase stores the project's signer key, encrypted with the derived key (AES-256-CTR). */
function readFirebase(text: string): ReadHash {
	const [, ln, r, p, salt, key, separator, signer] = firebase.exec(text) ?? [];
	if (ln === undefined) return undefined;
	const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) };
	const salted = Buffer.concat([bytesOf(salt), bytesOf(separator)]);
	if (isTooCostly(cost)) return 'too-costly';
	return foreignHash(bytesOf(key), async (password) => {
		const derived = await derive(password, salted, 32, { ...cost, maxmem: 2 * maxMemory });
		return createCipheriv('aes-256-ctr', derived, Buffer.alloc(16)).update(bytesOf(signer));
	});
}

type Cost = { readonly N: number; readonly r: number; readonly p: number };

function hashOf(cost: Cost, salt: Buffer, key: Buffer): ReadHash {
	if (isTooCostly(cost)) return 'too-costly';
	return foreignHash(key, (password) => derive(password, salt, key.length, { ...cost, maxmem: 2 * maxMemory }));
}

/** Also true for parameters that scrypt does not allow, such as an N that is not a power of two. */
function isTooCostly({ N, r, p }: Cost): boolean {
	const known = N > 1 && Number.isInteger(Math.log2(N)) && r > 0 && p > 0;
	return !known || 128 * N * r > maxMemory || N * r * p > maxWork;
}
