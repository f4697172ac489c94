import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Clock } from '#platform/clock';
import { derivedKeys, type Keys, seal, unseal } from '#platform/crypto';
import type { Secret } from '#platform/secret';
import type { SigningKeyRow, Tables } from '../../store/tables.ts';

/** Access tokens are signed with Ed25519, ID tokens with RS256: every OpenID client must support it. */
export type Algorithm = 'EdDSA' | 'RS256';

/** A private key, and the id that tokens name it by. */
export type SigningKey = { readonly kid: string; readonly key: KeyObject };

const dayMs = 86_400_000;
/** A key signs for 90 days (T13) and verifies for one day more, which is longer than any token lives. */
const signsDays = 90;
const verifiesDays = 91;
/** The keys in memory are read again after this time, in ms. */
const cacheMs = 60_000;
/** An unknown key id makes the keys be read again, but not more often than this, in ms. */
const minRereadMs = 1_000;

type CachedKey = {
	readonly row: Omit<SigningKeyRow, 'public'>;
	readonly publicJwk: JWK;
	readonly key: KeyObject;
	readonly publicKey: CryptoKey;
};

/**
 * The keys that sign tokens. They are stored sealed in the database, so all processes share them; a new key is made when the current one has
 * signed for its 90 days (T13).
 */
export class SigningKeys {
	readonly #tables: Tables;
	readonly #clock: Clock;
	readonly #sealingKey: Keys;
	#cached: readonly CachedKey[] = [];
	#readAt = 0;

	constructor({ tables, clock, secret }: { readonly tables: Tables; readonly clock: Clock; readonly secret: Secret }) {
		this.#tables = tables;
		this.#clock = clock;
		this.#sealingKey = derivedKeys(secret, 'signing keys');
	}

	/** The key that signs now; makes one when there is none. */
	async current(algorithm: Algorithm): Promise<SigningKey> {
		const cached = this.#currentOf(await this.#allKeys(), algorithm) ?? this.#currentOf(await this.#make(algorithm), algorithm);
		if (!cached) throw new Error(`identity.signing_key has no valid ${algorithm} key right after one was inserted`);
		return { kid: cached.row.kid, key: cached.key };
	}

	/** The public key of an id and algorithm; undefined when it is not one of ours, or no longer verifies. */
	async publicKey(kid: string, algorithm: Algorithm): Promise<CryptoKey | undefined> {
		const find = (all: readonly CachedKey[]) => all.find(({ row }) => row.kid === kid && row.algorithm === algorithm)?.publicKey;
		return find(await this.#allKeys()) ?? (this.#mayReread() ? find(await this.#read()) : undefined);
	}

	/** The public keys as a JWK set (RFC 7517). */
	async jwks(): Promise<{ keys: JWK[] }> {
		await Promise.all([this.current('EdDSA'), this.current('RS256')]);
		return { keys: (await this.#allKeys()).map(({ publicJwk }) => publicJwk) };
	}

	#currentOf(all: readonly CachedKey[], algorithm: Algorithm): CachedKey | undefined {
		const now = this.#clock();
		return all.find(({ row }) => row.algorithm === algorithm && row.signs_until > now);
	}

	#mayReread = (): boolean => Math.abs(this.#clock().getTime() - this.#readAt) > minRereadMs;

	async #allKeys(): Promise<readonly CachedKey[]> {
		const age = Math.abs(this.#clock().getTime() - this.#readAt);
		return this.#cached.length > 0 && age < cacheMs ? this.#cached : this.#read();
	}

	async #read(): Promise<readonly CachedKey[]> {
		const rows = await this.#tables
			.selectFrom('identity.signing_key')
			.selectAll()
			.where('verifies_until', '>', this.#clock())
			.orderBy('made_at', 'desc')
			.execute();
		this.#readAt = this.#clock().getTime();
		this.#cached = await Promise.all(rows.map((row) => this.#import(row)));
		return this.#cached;
	}

	async #import({ public: publicJwk, ...row }: Omit<SigningKeyRow, 'public'> & { public: object }): Promise<CachedKey> {
		const key = createPrivateKey({ key: JSON.parse(unseal(this.#sealingKey, row.sealed)), format: 'jwk' });
		const publicKey = await importJWK(publicJwk, row.algorithm);
		if (publicKey instanceof Uint8Array)
			throw new Error(`the signing key ${row.kid} in identity.signing_key is symmetric; it must be a key pair`);
		return { row, publicJwk, key, publicKey };
	}

	// Two processes may make a key at the same time; both then verify, and the newer one signs.
	async #make(algorithm: Algorithm): Promise<readonly CachedKey[]> {
		const pair = await generateKeyPair(algorithm, { extractable: true, ...(algorithm === 'EdDSA' ? { crv: 'Ed25519' } : {}) });
		const [jwk, publicJwk] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)]);
		const kid = createHash('sha256').update(JSON.stringify(publicJwk)).digest('base64url').slice(0, 16);
		const now = this.#clock();
		await this.#tables
			.insertInto('identity.signing_key')
			.values({
				kid,
				algorithm,
				sealed: seal(this.#sealingKey, JSON.stringify(jwk)),
				public: JSON.stringify({ ...publicJwk, kid, alg: algorithm, use: 'sig' }),
				made_at: now,
				signs_until: new Date(now.getTime() + signsDays * dayMs),
				verifies_until: new Date(now.getTime() + verifiesDays * dayMs),
			})
			.execute();
		return this.#read();
	}
}
