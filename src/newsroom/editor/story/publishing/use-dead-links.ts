import { useEffect, useState } from 'react';
import type { Room } from '#newsroom/contract';
import { isObject } from '../../ans/ans-value.ts';
import { readDeadLinks } from '../../api.ts';
import { hrefsIn } from './hrefs-in.ts';

/** How many links are checked at most. */
const mostLinks = 100;

/** The addresses of our own sites in a text that lead to no page. They are checked when the panel opens and when the addresses change. */
export function useDeadLinks({ brand, others }: Room, elements: readonly unknown[]): ReadonlySet<string> {
	const [dead, setDead] = useState<ReadonlySet<string>>(new Set());
	const hrefs = JSON.stringify([...new Set(elements.filter(isObject).flatMap(hrefsIn))]);
	useEffect(() => {
		const asked = asStrings(hrefs)
			.flatMap((href) => ownLink(href, [brand, ...others]))
			.slice(0, mostLinks);
		if (asked.length === 0) return setDead(new Set());
		void readDeadLinks(asked.map(({ brand: id, path }) => ({ brand: id, path }))).then((outcome) => {
			if (outcome.kind !== 'done') return;
			const paths = new Set(outcome.value.dead.map(({ path }) => path));
			setDead(new Set(asked.filter(({ path }) => paths.has(path)).map(({ href }) => href)));
		});
	}, [hrefs, brand, others]);
	return dead;
}

const asStrings = (json: string): readonly string[] => {
	const list: unknown = JSON.parse(json);
	return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
};

type Site = { readonly id: string; readonly origin: string };

/** The brand and path of an address of our sites; an empty list for any other address. */
function ownLink(href: string, sites: readonly Site[]): readonly { href: string; brand: string; path: string }[] {
	const [own] = sites;
	const url = own && URL.parse(href, own.origin);
	const site = sites.find(({ origin }) => origin === url?.origin);
	return url && site ? [{ href, brand: site.id, path: url.pathname + url.search }] : [];
}
