import { createHash } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Clock } from '#platform/clock';
import { derivedKey, seal, unseal } from '#platform/sealing';
import type { Secret } from '#platform/secret';
import type { SigningKeyRow, Tables } from '../../store/tables.ts';

/** Access tokens are signed with Ed25519; ID tokens with RS256, which every OpenID client must take. */
export type Algorithm = 'EdDSA' | 'RS256';

export type SigningKey = { readonly kid: string; readonly key: CryptoKey };

const day = 86_400_000;
/** A key signs for ninety days and verifies for one more: longer than any token that it signed lives. */
const signsDays = 90;
const verifiesDays = 91;
const readAgainMs = 60_000;

type Known = {
	readonly row: Omit<SigningKeyRow, 'public'>;
	readonly publicJwk: JWK;
	readonly key: CryptoKey;
	readonly publicKey: CryptoKey;
};

/** The keys of the service. All processes share them; a new one is made when the one in use has signed for its time (T13). */
export class SigningKeys {
	readonly #tables: Tables;
	readonly #clock: Clock;
	readonly #sealing: Buffer;
	#known: readonly Known[] = [];
	#readAt = 0;

	constructor({ tables, clock, secret }: { readonly tables: Tables; readonly clock: Clock; readonly secret: Secret }) {
		this.#tables = tables;
		this.#clock = clock;
		this.#sealing = derivedKey(secret, 'signing keys');
	}

	/** The key that signs now. */
	async current(algorithm: Algorithm): Promise<SigningKey> {
		const known = this.#signing(await this.#all(), algorithm) ?? this.#signing(await this.#make(algorithm), algorithm);
		if (!known) throw new Error(`there is no key for ${algorithm}`);
		return { kid: known.row.kid, key: known.key };
	}

	/** The key that a token names, for one algorithm; undefined when it is not ours, or its time is over. */
	async publicKey(kid: string, algorithm: Algorithm): Promise<CryptoKey | undefined> {
		const find = (all: readonly Known[]) => all.find(({ row }) => row.kid === kid && row.algorithm === algorithm)?.publicKey;
		return find(await this.#all()) ?? (this.#mayRead() ? find(await this.#read()) : undefined);
	}

	/** The public halves, as a JWK set (RFC 7517). */
	async jwks(): Promise<{ keys: JWK[] }> {
		await Promise.all([this.current('EdDSA'), this.current('RS256')]);
		return { keys: (await this.#all()).map(({ publicJwk }) => publicJwk) };
	}

	/** Makes a new key at once; the old ones go on verifying. */
	async rotate(algorithm: Algorithm): Promise<void> {
		const now = this.#clock();
		await this.#tables
			.updateTable('identity.signing_key')
			.set({ signs_until: now })
			.where('algorithm', '=', algorithm)
			.where('signs_until', '>', now)
			.execute();
		await this.#make(algorithm);
	}

	#signing(all: readonly Known[], algorithm: Algorithm): Known | undefined {
		const now = this.#clock();
		return all.find(({ row }) => row.algorithm === algorithm && row.signs_until > now);
	}

	#mayRead = (): boolean => Math.abs(this.#clock().getTime() - this.#readAt) > 1_000;

	async #all(): Promise<readonly Known[]> {
		const age = Math.abs(this.#clock().getTime() - this.#readAt);
		return this.#known.length > 0 && age < readAgainMs ? this.#known : this.#read();
	}

	async #read(): Promise<readonly Known[]> {
		const rows = await this.#tables
			.selectFrom('identity.signing_key')
			.selectAll()
			.where('verifies_until', '>', this.#clock())
			.orderBy('made_at', 'desc')
			.execute();
		this.#readAt = this.#clock().getTime();
		this.#known = await Promise.all(rows.map((row) => this.#import(row)));
		return this.#known;
	}

	async #import({ public: publicJwk, ...row }: Omit<SigningKeyRow, 'public'> & { public: object }): Promise<Known> {
		const [key, publicKey] = await Promise.all([
			importJWK(JSON.parse(unseal(this.#sealing, row.sealed)), row.algorithm),
			importJWK(publicJwk, row.algorithm),
		]);
		if (key instanceof Uint8Array || publicKey instanceof Uint8Array) throw new Error(`${row.kid} is not a pair of keys`);
		return { row, publicJwk, key, publicKey };
	}

	// Two processes may both find none; the place in time is the key of the row, so that the second finds the first's.
	async #make(algorithm: Algorithm): Promise<readonly Known[]> {
		const pair = await generateKeyPair(algorithm, { extractable: true, ...(algorithm === 'EdDSA' ? { crv: 'Ed25519' } : {}) });
		const [jwk, publicJwk] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)]);
		const kid = createHash('sha256').update(JSON.stringify(publicJwk)).digest('base64url').slice(0, 16);
		const now = this.#clock();
		await this.#tables
			.insertInto('identity.signing_key')
			.values({
				kid,
				algorithm,
				sealed: seal(this.#sealing, JSON.stringify(jwk)),
				public: JSON.stringify({ ...publicJwk, kid, alg: algorithm, use: 'sig' }),
				made_at: now,
				signs_until: new Date(now.getTime() + signsDays * day),
				verifies_until: new Date(now.getTime() + verifiesDays * day),
			})
			.execute();
		return this.#read();
	}
}
