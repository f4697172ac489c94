import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const browsers: readonly (readonly [RegExp, string])[] = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrome\/|\bCriOS\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
];

const named = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
	names.find(([form]) => form.test(text))?.[1];

/** Browser and system of a `User-Agent`, for the reader's list of devices; `Otro dispositivo` when it tells neither. */
export function deviceName(userAgent: string): string {
	const text = userAgent.slice(0, 500);
	const parts = [named(browsers, text), named(systems, text)].filter((part) => part !== undefined);
	return parts.join(' en ') || 'Otro dispositivo';
}

/** The network of an address, too coarse to be a person's: IPv4 /24, IPv6 /48. */
export function networkPrefix(ip: string | undefined): string | null {
	if (ip === undefined || !(isIPv4(ip) || isIPv6(ip))) return null;
	const address = ipaddr.process(ip);
	const bits = address.kind() === 'ipv4' ? 24 : 48;
	const network =
		address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`) : ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`);
	return `${network}/${bits}`;
}
