import { withoutTracking } from './without-tracking.ts';

/** The base of relative addresses whose site nobody named. */
export const unknownOrigin = 'https://old.invalid';

/** An address as the operator wrote it: without that base. */
export const asNamed = (address: string): string =>
	address.startsWith(`${unknownOrigin}/`) ? address.slice(unknownOrigin.length) : address;

/** The old and the new site as one: a page has the same place on both, its address without the host. */
export type OneSite = {
	/** The path and query of an address on either site, without `index.html`; undefined for an address of any other site. */
	place(address: string): string | undefined;
	/** The address on the new site for a place, or for an address of either site. */
	onNew(address: string): string;
	/** How the report shows an address: the place on our two sites, or the whole address of another site. */
	shown(address: string): string;
	isNew(address: string): boolean;
};

/** Joins a new site with the hosts of the old one, each with and without `www.`. */
export function oneSite(newOrigin: string, oldAddresses: readonly string[]): OneSite {
	const { host: newHost } = new URL(newOrigin);
	const hosts = new Set([newHost, ...oldAddresses.flatMap((address) => withTwin(URL.parse(address)?.host ?? ''))]);
	const ownUrl = (address: string): URL | undefined => {
		const url = URL.parse(withoutTracking(address) ?? '');
		return url && hosts.has(url.host) ? url : undefined;
	};
	const place = (address: string) => {
		const url = ownUrl(address);
		return url && `${url.pathname.replace(/\/index\.html?$/i, '/')}${url.search}`;
	};
	return {
		place,
		onNew: (address) => new URL(place(address) ?? address, newOrigin).href,
		shown: (address) => place(address) ?? address,
		isNew: (address) => URL.parse(address)?.host === newHost,
	};
}

/** Whether two places are the same page; a slash at the end makes no difference. */
export const isSamePlace = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (place: string): string => place.replace(/\/(?=$|\?)/, '');

const withTwin = (host: string): readonly string[] => [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`];
