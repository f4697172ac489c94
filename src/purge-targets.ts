import { fastly, type OnDelivered, type PurgeTarget, varnish, webhook } from '#content';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Metrics } from '#platform/metrics';
import type { OutboundHttp } from '#platform/outbound-http';

type Deps = { readonly outboundHttp: OutboundHttp; readonly clock: Clock };

/** The targets of purges that the configuration names. */
export function purgeTargetsOf({ purges }: Pick<Config, 'purges'>, { outboundHttp, clock }: Deps): readonly PurgeTarget[] {
	const { webhookSecret: secret, fastlyApi } = purges;
	const fetchOf = (address: URL) => outboundHttp.only(new Set([address.host]));
	return [
		...purges.varnish.map((address) => varnish(address, fetchOf(address))),
		...(purges.fastly ? [fastly(purges.fastly, fastlyApi, fetchOf(fastlyApi))] : []),
		...(secret ? purges.webhooks.map((address) => webhook(address, { secret, clock, fetch: fetchOf(address) })) : []),
	];
}

/** Measures, by target, how long purges take to deliver to caches in front of the program. */
export function deliveryDurations(metrics: Metrics): OnDelivered {
	const observe = metrics.durations('purge_delivered_seconds', 'Time from a publication to its purge in a cache in front', ['target']);
	return (target, seconds) => observe({ target }, Math.max(0, seconds));
}
