import { decodeHtml } from '../page/decode-html.ts';
import { unpacked } from './unpacked.ts';
import type { Web } from './web.ts';

/** Gets the text of a sitemap or list. If that fails, throws a sentence for the operator. */
export type GetText = (address: string) => Promise<string>;

const mostRedirects = 5;

/** Gets texts, compressed or not, following redirects to any host: the operator or a sitemap named it. */
export const textsFrom =
	(web: Web): GetText =>
	async (address) => {
		for (let at = address, steps = 0; steps <= mostRedirects; steps += 1) {
			web.allow(at);
			const response = await web.request(at);
			const to = URL.parse(response.headers.get('location') ?? '', at)?.href;
			if (response.ok)
				return decodeHtml(unpacked(new Uint8Array(await response.arrayBuffer()), response.headers.get('content-encoding') ?? ''));
			if (response.status < 300 || response.status >= 400 || to === undefined || !response.headers.has('location'))
				throw new Error(`${at} answered with status ${response.status}`);
			at = to;
		}
		throw new Error(`${address} redirects more than ${mostRedirects} times`);
	};
