// The pictures of other sites that an import copies.
import type { Brand } from '#brands';
import { createMedia, type KeptImage } from '#media';
import type { Config } from '#platform/config';
import type { FileStore } from '#platform/files';
import { openOutboundHttp } from '#platform/outbound-http';
import { commandLog } from '../database-or-socket.ts';

type ForeignPictures = {
	readonly origin: string;
	readonly fetches: boolean;
	find(address: string): Promise<KeptImage | undefined>;
	fetch(address: string): Promise<KeptImage | string | undefined>;
	close(): Promise<void>;
};

type Pictures = { readonly brand: Brand; readonly media: readonly string[] };

/** Finds and fetches pictures for a brand. Pictures at hosts that `media` does not name are not copied. */
export function foreignPictures(config: Config, files: FileStore, { brand, media }: Pictures): ForeignPictures {
	const outboundHttp = openOutboundHttp({ privateHosts: new Set(config.privateHosts) });
	const log = commandLog(config);
	const { imageSigningSecret: signingSecret, dataDir } = config;
	const { foreign, close } = createMedia({ dataDir, files, signingSecret, allowedSourceHosts: [], outboundHttp, log });
	return {
		origin: config.brandOrigins.get(brand.id) ?? '',
		fetches: media.length > 0,
		find: (address) => foreign.find(address),
		fetch: async (address) => {
			const { host } = new URL(address);
			const hosts = new Set(media.includes('all') ? [host, ...media] : media);
			return hosts.has(host) ? foreign.fetch(address, hosts) : undefined;
		},
		close: async () => {
			await close();
			await outboundHttp.close();
		},
	};
}
