import type { ContentQueries } from '#content/contract';
import { lowerCased } from './address.ts';
import type { Assets } from './assets.ts';
import { makeDocument } from './make-document.ts';
import { isRawFrame, makeRawFrame } from './make-raw-frame.ts';
import { noticeFor } from './notices.ts';
import type { Loaded } from './page.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';
import { type PageType, pageTypeOfPath } from './page-type.ts';
import { pages } from './pages.ts';
import type { Visit } from './visit.ts';

/** Seconds that a redirect and a missing page are kept: a story may appear there any moment, and its purge cannot name them. */
const brief = 10;

/** Makes the page of an address from the content as it is now. Throws when the content cannot be read. */
export async function makePage(visit: Visit, assets: Assets): Promise<RenderedPage> {
	if (isRawFrame(visit.address)) return (await makeRawFrame(visit)) ?? notice('missing', visit, assets);
	const { brand, reader, address } = visit;
	const lower = lowerCased(address.path);
	if (lower !== address.path && pageTypeOfPath(lower, brand) !== undefined) return redirect(lower, true, visit);
	const type = pageTypeOfPath(address.path, brand) ?? (await typeByContent(reader, address.path));
	if (type === undefined) {
		const isThere = lower !== address.path && (await typeByContent(reader, lower)) !== undefined;
		return isThere ? redirect(lower, true, visit) : notice('missing', visit, assets);
	}
	const loaded = await pages[type].load(visit);
	return answer(loaded, type, visit, assets);
}

async function typeByContent(reader: ContentQueries, path: string): Promise<PageType | undefined> {
	const [found, section] = await Promise.all([reader.at(path), reader.section(path.slice(0, -1))]);
	if (found.kind !== 'none') return 'story';
	return section === undefined ? undefined : 'section';
}

async function answer(loaded: Loaded, type: PageType, visit: Visit, assets: Assets): Promise<RenderedPage> {
	switch (loaded.kind) {
		case 'found':
			return makeDocument({ type, status: 200, page: pages[type], subject: loaded.subject, visit, assets });
		case 'redirect':
			return redirect(loaded.to, loaded.permanent, visit);
		case 'gone':
		case 'missing':
			return notice(loaded.kind, visit, assets);
	}
}

function redirect(to: string, permanent: boolean, { reader, brand, origins }: Visit): RenderedPage {
	return {
		status: permanent ? 301 : 302,
		contentType: 'text/plain; charset=utf-8',
		body: '',
		headers: { location: asHeader(to, origins[brand.id]) },
		keys: [...reader.keys],
		freshFor: brief,
	};
}

/** A path of ours or the address of another site, percent-encoded where it was not. */
function asHeader(to: string, origin: string): string {
	const { href } = new URL(to, origin);
	return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
}

async function notice(kind: 'gone' | 'missing', visit: Visit, assets: Assets): Promise<RenderedPage> {
	const { status, page, subject } = noticeFor(kind, visit);
	const made = await makeDocument({ type: 'error', status, page, subject, visit, assets });
	return { ...made, freshFor: brief };
}
