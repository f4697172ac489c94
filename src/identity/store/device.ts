// What is stored of a device: the names of its browser and system, and a network prefix.
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

type NamedPattern = readonly [pattern: RegExp, name: string];

/** The first match counts: Edge and Opera also say Chrome, and Chrome says Safari. */
const browsers: readonly NamedPattern[] = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrome\/|\bCriOS\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const systems: readonly NamedPattern[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
];

function firstMatch(patterns: readonly NamedPattern[], text: string): string | undefined {
	for (const [pattern, name] of patterns) if (pattern.test(text)) return name;
	return undefined;
}

/** Browser and system of a `User-Agent`, for the reader's list of devices: `Safari en iPhone`; `Otro dispositivo` when it names neither. */
export function deviceName(userAgent: string): string {
	const text = userAgent.slice(0, 500);
	const names = [firstMatch(browsers, text), firstMatch(systems, text)].filter((name) => name !== undefined);
	return names.join(' en ') || 'Otro dispositivo';
}

/** The network of an address, too coarse to identify a person: IPv4 /24 or IPv6 /48. Null for what is not an address. */
export function networkPrefix(ip: string | undefined): string | null {
	if (ip === undefined || !(isIPv4(ip) || isIPv6(ip))) return null;
	const address = ipaddr.process(ip);
	const bits = address.kind() === 'ipv4' ? 24 : 48;
	const network =
		address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`) : ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`);
	return `${network}/${bits}`;
}
