// Purge targets: caches in front of the program, and webhooks.
import * as v from 'valibot';
import { Secret } from '../secret.ts';
import { fastlyPurge, meaning, secret, webUrl, webUrls } from './values.ts';

/** The environment variables of purge targets. */
export const purgeVariables = {
	VARNISH_PURGE_URLS: v.optional(
		v.pipe(
			webUrls,
			meaning(
				'HTTP addresses at which Varnish takes `PURGE` requests, such as `http://10.0.0.5:6083/`, separated by commas; default: none',
			),
		),
	),
	FASTLY_PURGE: v.optional(v.pipe(fastlyPurge, meaning('Service of Fastly in front, and a token that may purge it: `SERVICE:TOKEN`'))),
	FASTLY_API_URL: v.optional(v.pipe(webUrl, meaning('Address of the API of Fastly, for tests and proxies')), 'https://api.fastly.com/'),
	PURGE_WEBHOOKS: v.optional(v.pipe(webUrls, meaning('Addresses that get what changed, as JSON, separated by commas; default: none'))),
	PURGE_WEBHOOK_SECRET: v.optional(v.pipe(secret, meaning('Signs what `PURGE_WEBHOOKS` get'))),
};

/** The caches and webhooks that get purges. */
export type PurgeSettings = {
	/** The HTTP addresses at which Varnish takes `PURGE` requests. */
	readonly varnish: readonly URL[];
	readonly fastly: { readonly service: string; readonly token: Secret } | undefined;
	/** Address of Fastly's API. */
	readonly fastlyApi: URL;
	readonly webhooks: readonly URL[];
	/** Signs what webhooks get. */
	readonly webhookSecret: Secret | undefined;
};

type PurgeVariables = v.InferOutput<v.ObjectSchema<typeof purgeVariables, undefined>>;

/** Reads the settings; a webhook needs the secret that signs what it gets. */
export function readPurgeSettings(values: PurgeVariables): { readonly values: PurgeSettings; readonly problems: readonly string[] } {
	const { VARNISH_PURGE_URLS: varnish = [], FASTLY_PURGE, PURGE_WEBHOOKS: webhooks = [], PURGE_WEBHOOK_SECRET: webhookSecret } = values;
	const [service = '', token = ''] = FASTLY_PURGE?.reveal().split(':') ?? [];
	const fastly = FASTLY_PURGE && { service, token: new Secret(token) };
	const problems = webhooks.length > 0 && !webhookSecret ? ['PURGE_WEBHOOK_SECRET: missing, it signs what PURGE_WEBHOOKS get'] : [];
	return { values: { varnish, fastly, fastlyApi: values.FASTLY_API_URL, webhooks, webhookSecret }, problems };
}
