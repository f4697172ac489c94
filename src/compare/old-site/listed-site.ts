// The old site as addresses without pages: those of a sitemap, an access log or a list.

import { unknownOrigin } from '../addresses/one-site.ts';
import { withoutTracking } from '../addresses/without-tracking.ts';
import type { GetText } from '../fetching/get-text.ts';
import { statusOnly } from '../page/answer.ts';
import { isLog, pagesOfLog } from './access-log.ts';
import { NoOldSite, type OldPage, type OldSite } from './old-site.ts';
import { addressesOfSitemap, isSitemap } from './sitemap.ts';

type ListOptions = {
	readonly getText: GetText;
	/**
	 * The origin to which the paths of logs and lists belong. Without it, the old site is not requested, and only the answers of the new site
	 * are checked.
	 */
	readonly origin: string | undefined;
};

/** The old site from a text of any of the three kinds. */
export async function listedSite(text: string, { getText, origin }: ListOptions): Promise<OldSite> {
	if (isSitemap(text)) return siteOf(asked(await addressesOfSitemap(text, getText)), false);
	if (isLog(text)) return siteOf(loggedPages(text, origin), true);
	const lines = text.split('\n').map((line) => line.trim());
	const addresses = lines.filter((line) => /^(?:https?:\/\/|\/)/.test(line));
	return siteOf(origin === undefined ? addresses.map((address) => onlyStatus(address)) : asked(addresses, origin), false);
}

const asked = (addresses: readonly string[], origin?: string): readonly OldPage[] =>
	addresses.flatMap((address) => {
		const whole = withoutTracking(address, origin);
		return whole === undefined ? [] : [{ address: whole }];
	});

/** A whole address will be requested. Of a path, only its former status is known. */
function onlyStatus(address: string, status = 200): OldPage {
	const whole = withoutTracking(address);
	return whole === undefined ? { address: withoutTracking(address, unknownOrigin) ?? '', answer: statusOnly(status) } : { address: whole };
}

const loggedPages = (text: string, origin: string | undefined): readonly OldPage[] =>
	pagesOfLog(text).map(({ host, path, status }) => {
		const site = origin ?? (host?.includes('.') ? `https://${host}` : undefined);
		return site === undefined ? onlyStatus(path, status) : { address: withoutTracking(path, site) ?? '' };
	});

function siteOf(pages: readonly OldPage[], isRanked: boolean): OldSite {
	const byAddress = new Map<string, OldPage>();
	for (const page of pages) if (page.address !== '' && !byAddress.has(page.address)) byAddress.set(page.address, page);
	if (byAddress.size === 0) throw new NoOldSite('has no addresses: it is no sitemap, access log or list with an address in each line');
	return {
		addresses: [...byAddress.keys()],
		isRanked,
		async *pages(chosen) {
			for (const [address, page] of byAddress) if (chosen.has(address)) yield page;
		},
	};
}
