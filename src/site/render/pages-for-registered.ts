import type { IncomingMessage } from 'node:http';
import type { StoredPage } from '../page-cache/stored-page.ts';
import { mayGetPageForRegistered, type PageRequest } from '../page-request.ts';
import { renderForCache } from './render-for-cache.ts';
import type { RenderOptions } from './render-options.ts';

/** Returns a function that replaces a page with its version for registered readers, if there is one and the request is from such a reader. */
export function pagesForRegistered(options: RenderOptions) {
	const { cache, registeredReaders, log } = options;
	return async (request: IncomingMessage, { address, key, encoding }: PageRequest, page: StoredPage): Promise<StoredPage> => {
		if (!mayGetPageForRegistered(request, page, registeredReaders)) return page;
		try {
			if (!(await registeredReaders.isRegistered(address.brand, request))) return page;
			return await cache.fetch(`${key} registered`, () => renderForCache(address, options, true), encoding);
		} catch (error) {
			log.warn({ error }, 'a page for registered readers could not be made; they get the one for all');
			return page;
		}
	};
}
