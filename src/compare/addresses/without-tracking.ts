/** Parameters that campaigns and social networks add to addresses. */
const tracking = /^(?:utm_.*|fbclid|gclid|dclid|msclkid|igshid|mc_cid|mc_eid|ref|_ga)$/;

/** An address without its fragment and without the parameters that campaigns add. Undefined for an address that is not http(s). */
export function withoutTracking(address: string, base?: string): string | undefined {
	const url = URL.parse(address, base);
	if (!url || !/^https?:$/.test(url.protocol)) return undefined;
	for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
	url.hash = '';
	return url.href;
}
