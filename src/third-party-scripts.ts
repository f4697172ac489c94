// The scripts of third parties that pages load, by brand: those of sign-in and captchas, and those that measure readers.
import { type BrandId, brandList } from '#brands';
import { scriptOf } from '#platform/captcha/service-urls';
import { type Config, openidName } from '#platform/config';

/** The third-party scripts on the account pages of a brand: those of its sign-in providers, and of its captcha service. */
export function accountScriptsOf({ signIn, providerAddresses, captcha }: Config, brand: BrandId) {
	const { google = [], facebook = [], apple, oidc = [] } = signIn.get(brand) ?? {};
	return {
		google: google.length > 0 ? providerAddresses.google.script : undefined,
		facebook: facebook.length > 0 ? providerAddresses.facebook : undefined,
		openid: [...(apple ? [apple] : []), ...oidc].map((provider) =>
			'protocol' in provider ? { id: provider.clientId, name: openidName(provider) } : { id: 'apple', name: 'Apple' },
		),
		captcha: captcha.provider === 'altcha' ? undefined : { provider: captcha.provider, script: scriptOf(captcha) },
	};
}

/** Brand → the services that fill its ad slots. */
export function adServicesOf({ adSettings, adAddresses: { tag, taboola } }: Config) {
	const all = [...adSettings].map(([brand, settings]) => {
		const { adNetwork, taboola: publisher } = settings;
		const google = adNetwork === undefined ? undefined : { script: tag.href, network: adNetwork };
		const recommendations = publisher === undefined ? undefined : new URL(`${publisher}/loader.js`, taboola).href;
		return [brand, { google, taboola: recommendations }] as const;
	});
	return new Map(all);
}

/** Brand → the comments below its stories. */
export function commentServicesOf({ comments, disqus, disqusUrl }: Config) {
	const all = [...comments].map(([brand, { shortName, frameOrigin }]) => {
		const script = new URL('/embed.js', disqusUrl);
		script.hostname = `${shortName}.${disqusUrl.hostname}`;
		return [brand, { frame: `${frameOrigin}/_site/comments/${brand}`, script: script.href, signsIn: disqus.has(brand) }] as const;
	});
	return new Map(all);
}

/** Brand → the services that measure its readers. A brand reports to Meta only when its data says so and it has a dataset (CONT-06). */
export function analyticsScriptsOf({ analyticsSettings }: Config) {
	const all = brandList.map(({ id, metaConversions }) => {
		const { tagManager, meta } = analyticsSettings.get(id) ?? {};
		return [id, { tagManager, meta: metaConversions && meta !== undefined }] as const;
	});
	return new Map(all.filter(([, { tagManager, meta }]) => tagManager !== undefined || meta));
}
