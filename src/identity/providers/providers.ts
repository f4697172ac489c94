// The sign-in providers: settings by brand, cached keys and metadata, requests to them.
import type { ServerMetadata } from 'openid-client';
import type { Clock } from '#platform/clock';
import type { ProviderAddresses, SignInSettings } from '#platform/config';
import { type OutboundFetch, type OutboundHttp, OutboundUnavailable } from '#platform/outbound-http';
import type { Call } from '../call.ts';
import { type RemoteKeys, remoteKeys } from './remote-keys.ts';

/** How long all requests of one sign-in to its provider may take together (ms, F12). */
const timeoutMs = 5_000;

/** How long the metadata of a provider is cached (ms). */
const metadataLifeMs = 3_600_000;

const noProviders: SignInSettings = { google: [], facebook: [], apple: undefined, oidc: [], clients: [] };

export type ProvidersOptions = {
	/** Brand id → its sign-in settings. */
	readonly settings: ReadonlyMap<string, SignInSettings>;
	readonly addresses: ProviderAddresses;
	readonly outboundHttp: OutboundHttp;
	readonly clock: Clock;
};

/** The sign-in providers of all brands. Keys and metadata are kept in memory. */
export class Providers {
	readonly #options: ProvidersOptions;
	readonly #keys = new Map<string, RemoteKeys>();
	readonly #metadata = new Map<string, { readonly metadata: ServerMetadata; readonly readAt: number }>();

	constructor(options: ProvidersOptions) {
		this.#options = options;
	}

	/** The sign-in settings of the brand of a call. */
	settingsFor({ brand }: Pick<Call, 'brand'>): SignInSettings {
		return this.#options.settings.get(brand.id) ?? noProviders;
	}

	get addresses(): ProviderAddresses {
		return this.#options.addresses;
	}

	/** The signing keys at a URL. All callers share one cache of them. */
	keysAt(address: string): RemoteKeys {
		const keys = this.#keys.get(address) ?? remoteKeys(address, this.#options.outboundHttp.only(new Set([new URL(address).host])));
		this.#keys.set(address, keys);
		return keys;
	}

	/** The OpenID metadata of an issuer, cached for an hour. */
	async metadataOf(issuer: string, read: () => Promise<ServerMetadata>): Promise<ServerMetadata> {
		const now = this.#options.clock().getTime();
		const cached = this.#metadata.get(issuer);
		if (cached && Math.abs(now - cached.readAt) < metadataLifeMs) return cached.metadata;
		const metadata = await read();
		this.#metadata.set(issuer, { metadata, readAt: now });
		return metadata;
	}

	/**
	 * A `fetch` for the requests of one sign-in to these hosts only, with one timeout for all of them. Throws `OutboundUnavailable` also for
	 * responses that are not the reader's fault: server errors, redirects and rate limits.
	 */
	fetch(...hosts: string[]): OutboundFetch {
		const { outboundHttp } = this.#options;
		const fetch = outboundHttp.only(new Set(hosts));
		const signal = outboundHttp.deadline(timeoutMs);
		return async (address, init) => {
			const response = await fetch(address, { ...init, signal });
			if (isProviderFailure(response)) throw new OutboundUnavailable(`${new URL(address).host} answered with ${response.status}`);
			return response;
		};
	}
}

const isProviderFailure = ({ status }: Response): boolean => status >= 500 || status === 429 || (status >= 300 && status < 400);
