import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#platform/http/refusals';
import type { SwitchName } from './switch-names.ts';
import type { Switches } from './switches.ts';

type KnownSwitches = Pick<Switches, 'isOff'>;

/** Refuses a part that is switched off as if in an outage (503), so clients and senders try again later. */
export function refuseWhenOff(switches: KnownSwitches, name: SwitchName): void {
	if (switches.isOff(name)) refuse('unavailable', { headers: { 'retry-after': '60' } });
}

type IsRefresh = (request: IncomingMessage) => boolean;

/** Adds a hook that refuses requests by their addresses, before any other work. `isRefresh`: whether a request renews a session, which is never refused. */
export function addSwitches(server: FastifyInstance, switches: KnownSwitches, isRefresh: IsRefresh): void {
	server.addHook('onRequest', async (request) => {
		for (const name of switchesOf(request, isRefresh)) refuseWhenOff(switches, name);
	});
}

function switchesOf({ method, url, raw }: FastifyRequest, isRefresh: IsRefresh): readonly SwitchName[] {
	const names: SwitchName[] = [];
	if (url.startsWith('/_site/comments/')) names.push('comments');
	if (url.startsWith('/_site/ads/')) names.push('ads');
	if (url.startsWith('/api/ingest/')) names.push('ingest');
	// Not a change: renewals, since the SDK signs out readers whose session is not renewed; and requests below /_site/, by which pages count their readers.
	const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(method) && !isRefresh(raw) && !url.startsWith('/_site/');
	return isChange ? [...names, 'writes'] : names;
}
