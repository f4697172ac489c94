import { setTimeout } from 'node:timers/promises';
import type { Answer } from '../programs/program.ts';

export type Crawled = { readonly path: string; readonly answer: Answer };

/** Links to pages: of the text, of frames and of the head. */
const link = /<(?:a|iframe|link rel="(?:alternate|canonical|next|prev)")\s[^>]*?(?:href|src)="([^"]+)"/g;

/**
 * Follows the links of a site from its home or another page, breadth first, up to `limit` pages. `get` requests a path of the site. As crawlers do, it comes
 * back when an overloaded program asks it to (L08).
 */
export async function* crawl(origin: string, limit: number, get: (path: string) => Promise<Answer>, start = '/'): AsyncIterable<Crawled> {
	const known = new Set([start]);
	const queue = [start];
	for (let visited = 0; visited < limit; visited += 1) {
		const path = queue.shift();
		if (path === undefined) return;
		const answer = await whenAdmitted(() => get(path));
		yield { path, answer };
		for (const next of linksOf(answer.body, origin, path)) {
			if (known.has(next)) continue;
			known.add(next);
			queue.push(next);
		}
	}
}

/** The answer of a program that may be overloaded: comes back up to five times when it asks for that. */
export async function whenAdmitted(get: () => Promise<Answer>, left = 5): Promise<Answer> {
	const answer = await get();
	const seconds = Number(answer.headers['retry-after']);
	if (answer.status !== 503 || !(seconds > 0) || left === 0) return answer;
	await setTimeout(seconds * 1000);
	return whenAdmitted(get, left - 1);
}

/** Paths of the same site that a page links to. */
function linksOf(html: string, origin: string, path: string): string[] {
	return [...html.matchAll(link)].flatMap(([, href = '']) => {
		const url = URL.parse(href.replaceAll('&amp;', '&'), new URL(path, origin));
		return url?.origin === origin ? [url.pathname + url.search] : [];
	});
}
