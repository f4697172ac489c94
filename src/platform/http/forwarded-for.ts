const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[([\da-f:.]+)\](?::\d{1,5})?)$/i;

/**
 * The addresses of `X-Forwarded-For` without their ports. Some proxies write `203.0.113.5:1234` and `[2001:db8::1]:1234`, which are no IP
 * addresses: all their readers would be one unknown network.
 */
export const addressesOf = (forwardedFor: string): string => forwardedFor.split(',').map(addressOf).join(', ');

function addressOf(entry: string): string {
	const text = entry.trim();
	const [, ipv4, ipv6] = WITH_PORT.exec(text) ?? [];
	return ipv4 ?? ipv6 ?? text;
}
