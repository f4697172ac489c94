import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Resolves host names as the system does, and names below `localhost` as this machine, as browsers do (RFC 6761, 6.3). Some systems cannot.
 */
export const localLookup: LookupFunction = (host, options, callback) => {
	if (!/(?:^|\.)localhost$/i.test(host)) systemLookup(host, options, callback);
	else if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
	else callback(null, '127.0.0.1', 4);
};
