import type { Answer } from '../page/answer.ts';
import { decodeHtml } from '../page/decode-html.ts';
import { readPage } from '../page/read-page.ts';
import { unpacked } from './unpacked.ts';
import type { Response, Web } from './web.ts';

type Redirects = Answer['redirects'];

/** The most redirects that browsers and crawlers follow. */
const mostRedirects = 10;

/** Requests an address and follows its redirects while they stay on allowed hosts. Never rejects: without an answer the status is 0. */
export async function ask(web: Web, address: string): Promise<Answer> {
	const redirects: { status: number; to: string }[] = [];
	try {
		for (let at = address; ; ) {
			const response = await web.request(at);
			const to = targetOf(response, at);
			if (to === undefined) return await answerOf(response, at, redirects);
			redirects.push({ status: response.status, to });
			if (redirects.length > mostRedirects) return noAnswer(redirects, `more than ${mostRedirects} redirects`);
			if (!web.isAllowed(to)) return { status: 200, redirects, contentType: '', robotsHeader: '' };
			at = to;
		}
	} catch (error) {
		return noAnswer(redirects, error instanceof Error ? error.message : String(error));
	}
}

/** The status of an address, after its redirects, without reading the page; 0 without an answer. */
export async function askStatus(web: Web, address: string): Promise<number> {
	try {
		for (let at = address, steps = 0; steps <= mostRedirects; steps += 1) {
			const head = await web.request(at, 'HEAD');
			const response = head.status === 405 || head.status === 501 ? await web.request(at) : head;
			const to = targetOf(response, at);
			if (to === undefined || !web.isAllowed(to)) return to === undefined ? response.status : 200;
			at = to;
		}
		return 0;
	} catch {
		return 0;
	}
}

const noAnswer = (redirects: Redirects, fault: string): Answer => ({ status: 0, redirects, contentType: '', robotsHeader: '', fault });

/** Where a redirect leads; undefined for any other answer. */
function targetOf({ status, headers }: Response, at: string): string | undefined {
	const location = status >= 300 && status < 400 ? headers.get('location') : null;
	return location === null ? undefined : URL.parse(location, at)?.href;
}

async function answerOf(response: Response, at: string, redirects: Redirects): Promise<Answer> {
	const { status, headers } = response;
	const stated = headers.get('content-type') ?? '';
	const contentType = stated.split(';', 1)[0]?.trim().toLowerCase() ?? '';
	const answer = { status, redirects, contentType, robotsHeader: headers.get('x-robots-tag') ?? '' };
	if (status !== 200 || !/^(?:text\/html|application\/xhtml\+xml)$/.test(contentType)) return answer;
	const bytes = unpacked(new Uint8Array(await response.arrayBuffer()), headers.get('content-encoding') ?? '');
	return { ...answer, page: readPage(decodeHtml(bytes, stated), at) };
}
