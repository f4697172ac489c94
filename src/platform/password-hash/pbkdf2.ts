import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { bytesOf, foreignHash, type ReadHash } from './stored-hash.ts';

const derive = promisify(pbkdf2);

/** About 0.5 s; Django 6 uses 1,200,000. */
const maxRounds = 2_000_000;

const digestBytes: Readonly<Record<string, number>> = { sha1: 20, sha256: 32, sha512: 64 };

/** PHC and passlib: `$pbkdf2-sha256$i=600000,l=32$salt$key`, `$pbkdf2-sha512$25000$salt$key`. */
const phc = /^\$pbkdf2-(sha1|sha256|sha512)\$(?:i=)?(\d{1,10})(?:,l=\d{1,3})?\$([\w+/.]{1,200}={0,2})\$([\w+/.]{20,90}={0,2})$/;
/** Django: `pbkdf2_sha256$1200000$salt$key`; the salt is used as it is written. */
const django = /^pbkdf2_(sha1|sha256)\$(\d{1,10})\$([^$]{1,200})\$([\w+/]{20,90}={0,2})$/;
/** Werkzeug: `pbkdf2:sha256:600000$salt$key`, the key in hexadecimal. */
const werkzeug = /^pbkdf2:(sha1|sha256|sha512):(\d{1,10})\$([^$]{1,200})\$([\da-f]{40,128})$/;

/** Reads the common forms of PBKDF2. */
export function readPbkdf2(text: string): ReadHash {
	const [, digest, rounds, salt = '', key = ''] = phc.exec(text) ?? django.exec(text) ?? werkzeug.exec(text) ?? [];
	if (digest === undefined) return undefined;
	const bytes = text.startsWith('pbkdf2:') ? Buffer.from(key, 'hex') : bytesOf(key);
	const blocks = Math.ceil(bytes.length / (digestBytes[digest] ?? 1));
	if (Number(rounds) * blocks > maxRounds || Number(rounds) === 0) return 'too-costly';
	const salted = text.startsWith('$') ? bytesOf(salt) : Buffer.from(salt);
	return foreignHash(bytes, (password) => derive(password, salted, Number(rounds), bytes.length, digest));
}
