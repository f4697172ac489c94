import * as v from 'valibot';
import { meaning, pairs, text, webUrl } from './values.ts';

/** The environment variables of outside services: comments, tags, ads, the measuring of pages, and error reports. */
export const thirdPartyVariables = {
	DISQUS_PUBLIC_KEY: v.optional(
		v.pipe(
			pairs,
			meaning('Public key of the application at Disqus, per brand: `tn=…`. Without it, readers are not signed in to the comments'),
		),
	),
	DISQUS_SECRET: v.optional(v.pipe(pairs, meaning('Secret key of that application, per brand'))),
	DISQUS_SHORTNAMES: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Short name of the site at Disqus, per brand: `tn=kiosco-tn`. The comments of its stories are loaded only for readers who allow it and press a button; default: no comments',
			),
		),
	),
	DISQUS_FRAME_ORIGIN: v.optional(
		v.pipe(
			text,
			meaning(
				'Origin of a host that leads to this program and is no brand’s, such as `https://comentarios.example`: the scripts of Disqus run there, in a frame. Required with `DISQUS_SHORTNAMES`; default on a laptop: `http://comentarios.localhost:PORT`',
			),
		),
	),
	DISQUS_URL: v.optional(
		v.pipe(webUrl, meaning('Address of Disqus; the scripts of a site are at the host with its short name before it')),
		'https://disqus.com/',
	),
	TAG_MANAGERS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Container of Google Tag Manager, per brand: `tn=GTM-…`. Loaded only for readers who allow it, and never on account pages; default: none',
			),
		),
	),
	AD_NETWORKS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Network code at Google Ad Manager, per brand: `tn=21812345678`. Its ads are loaded only for readers who allow it, in place of the ads of the brand; default: none',
			),
		),
	),
	AD_TAG_URL: v.optional(
		v.pipe(webUrl, meaning('Address of the script of that ad server')),
		'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
	),
	TABOOLA_PUBLISHERS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Publisher at Taboola, per brand: `tn=…`. Its recommendations are loaded only for readers who allow it, in place of our own; default: none',
			),
		),
	),
	TABOOLA_URL: v.optional(
		v.pipe(webUrl, meaning('Address of the folder with the loaders of Taboola; ends in a slash')),
		'https://cdn.taboola.com/libtrc/',
	),
	META_DATASETS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Dataset of the Meta Conversions API that receives page views, per brand: `tn=id:token`. Only for readers who allow it; default: none',
			),
		),
	),
	SENTRY_DSN: v.optional(
		v.pipe(
			webUrl,
			v.check(({ username, pathname }) => username !== '' && /\/\w+$/.test(pathname), 'must be like https://KEY@sentry.example/4'),
			meaning(
				'Where errors are reported by the protocol of Sentry, without anything of a person: `https://KEY@sentry.example/4`; default: the log alone',
			),
		),
	),
};
