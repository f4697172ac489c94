import { describe, expect, it } from 'vitest';
import { allocationOf, networkOf, networkPrefix } from './network.ts';

describe('the network of a call', () => {
	it.each([
		['192.0.2.7', '192.0.2.7'],
		['::ffff:192.0.2.7', '192.0.2.7'],
		['::ffff:c000:207', '192.0.2.7'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
		['2001:DB8:1:2::', '2001:db8:1:2::/64'],
		['2001:db8:1:3::1', '2001:db8:1:3::/64'],
	])('B06 of %s is %s', (ip, network) => {
		expect(networkOf(ip)).toBe(network);
	});

	it.each([
		['::ffff:192.0.2.7', '192.0.2.7'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
		['not an address', 'nowhere'],
	])('B06 of %s is in the allocation %s', (ip, allocation) => {
		expect(allocationOf(ip)).toBe(allocation);
	});

	it.each([
		['::ffff:192.0.2.7', '192.0.2.0/24'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
		['not an address', null],
	])('of %s is stored as %s', (ip, prefix) => {
		expect(networkPrefix(ip)).toBe(prefix);
	});

	it.each([undefined, '', 'unknown', '192.0.2.7, 198.51.100.1', '192.0.2.7:80', '1.2.3', '[::1]'])('B05 of %s is nowhere', (ip) => {
		expect(networkOf(ip)).toBe('nowhere');
	});
});
