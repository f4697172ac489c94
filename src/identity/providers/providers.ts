import type { ServerMetadata } from 'openid-client';
import type { Clock } from '#platform/clock';
import type { GoogleAddresses, SignInSettings } from '#platform/config';
import { type OutboundFetch, type OutboundHttp, OutboundUnavailable } from '#platform/outbound-http';
import type { Call } from '../call.ts';
import { type RemoteKeys, remoteKeys } from './remote-keys.ts';

/** What a provider says of itself is believed for so long, in ms. */
const metadataLife = 3_600_000;

const noProviders: SignInSettings = { google: [], facebook: [], apple: undefined, oidc: [], clients: [] };

export type ProvidersOptions = {
	/** By the id of the brand. */
	readonly settings: ReadonlyMap<string, SignInSettings>;
	/** Where Google is. */
	readonly google: GoogleAddresses;
	readonly outboundHttp: OutboundHttp;
	readonly clock: Clock;
	/** One sign-in waits for its provider for so long in all, in ms (F12); 5,000 unless told. */
	readonly patienceMs?: number;
};

/** Who may vouch for readers, and the way to ask them. */
export class Providers {
	readonly #options: ProvidersOptions;
	readonly #keys = new Map<string, RemoteKeys>();
	readonly #metadata = new Map<string, { readonly metadata: ServerMetadata; readonly readAt: number }>();

	constructor(options: ProvidersOptions) {
		this.#options = options;
	}

	/** What is set up for the brand of a call. */
	settingsFor({ brand }: Pick<Call, 'brand'>): SignInSettings {
		return this.#options.settings.get(brand.id) ?? noProviders;
	}

	get google(): GoogleAddresses {
		return this.#options.google;
	}

	/** The keys at an address, shared by all who verify with them. */
	keysAt(address: string): RemoteKeys {
		const known = this.#keys.get(address) ?? remoteKeys(address, this.#options.outboundHttp.only(new Set([new URL(address).host])));
		this.#keys.set(address, known);
		return known;
	}

	/** What an issuer says of itself, read anew when it is an hour old. */
	async metadataOf(issuer: string, read: () => Promise<ServerMetadata>): Promise<ServerMetadata> {
		const now = this.#options.clock().getTime();
		const known = this.#metadata.get(issuer);
		if (known && Math.abs(now - known.readAt) < metadataLife) return known.metadata;
		const metadata = await read();
		this.#metadata.set(issuer, { metadata, readAt: now });
		return metadata;
	}

	/**
	 * For the calls of one sign-in, which together take no longer than five seconds, to these hosts alone. Throws `OutboundUnavailable` also
	 * for an answer that no reader is to blame for: a fault, a redirect, or that we asked too often.
	 */
	fetch(...hosts: string[]): OutboundFetch {
		const fetch = this.#options.outboundHttp.only(new Set(hosts));
		const signal = AbortSignal.timeout(this.#options.patienceMs ?? 5_000);
		return async (address, init) => {
			const response = await fetch(address, { ...init, signal });
			if (isTheirFault(response)) throw new OutboundUnavailable(`${new URL(address).host} answered with ${response.status}`);
			return response;
		};
	}
}

const isTheirFault = ({ status }: Response): boolean => status >= 500 || status === 429 || (status >= 300 && status < 400);
