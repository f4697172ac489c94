import type { IncomingMessage } from 'node:http';
import type { StoredPage } from '../page-cache/stored-page.ts';
import { mayGetMemberPage, type PageRequest } from '../page-request.ts';
import { type RenderOptions, renderForCache } from './render-for-cache.ts';

/** Returns a function that replaces a page by the one for registered readers, where there is one and the request is from such a reader. */
export function memberPages(options: RenderOptions) {
	const { cache, members, log } = options;
	return async (request: IncomingMessage, { address, key, encoding }: PageRequest, page: StoredPage): Promise<StoredPage> => {
		if (!mayGetMemberPage(request, page, members)) return page;
		try {
			if (!(await members.isMember(address.brand, request))) return page;
			return await cache.fetch(`${key} members`, () => renderForCache(address, options, true), encoding);
		} catch (error) {
			log.warn({ error }, 'a page for registered readers could not be made; they get the one for all');
			return page;
		}
	};
}
